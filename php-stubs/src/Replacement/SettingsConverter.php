<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Support\DataFile;

defined( 'ABSPATH' ) || exit;

/**
 * Converts what an editor has set in the parts of WooCommerce's cart or checkout to attributes of the plugin's block, as
 * blocks/transforms/carried.ts does for content that is converted for good. test/fixtures/woocommerce-blocks lists every
 * attribute of WooCommerce's blocks, with the reason where it is not carried.
 */
final class SettingsConverter {
	/** Defaults of WooCommerce's attributes, where the plugin's differ. */
	private const DEFAULTS = array(
		ReplacedBlocks::CART     => array( 'showDescriptions' => true ),
		ReplacedBlocks::CHECKOUT => array(
			'showDescriptions'   => true,
			'showDeliveryIcons'  => true,
			'showDeliveryPrices' => false,
			'showTermsSeparator' => true,
		),
	);

	/** Name of the data file, which has for each block WooCommerce's parts with their attributes, and ours for them. */
	public const FILE = 'carried-settings';

	private const ACTIONS = 'checkout-actions-block';
	private const EXPRESS = array(
		'woocommerce/cart'     => 'cart-express-payment-block',
		'woocommerce/checkout' => 'checkout-express-payment-block',
	);

	/** Class of the block style that shows the total on the button. */
	private const WITH_PRICE = 'is-style-with-price';

	/**
	 * Returns attributes of the plugin's block.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return array<string, mixed>
	 */
	public static function of( ParsedBlock $block ): array {
		$carried = self::versioned( $block ) + ( self::DEFAULTS[ $block->name ] ?? array() );
		foreach ( self::named( $block, 'values' ) as list( $part, $theirs, $ours ) ) {
			if ( isset( $part->attributes[ $theirs ] ) ) {
				$carried[ $ours ] = $part->attributes[ $theirs ];
			}
		}
		foreach ( self::named( $block, 'opposites' ) as list( $part, $theirs, $ours ) ) {
			$carried[ $ours ] = true !== ( $part->attributes[ $theirs ] ?? false );
		}
		$carried += self::express( $block );
		$actions  = self::part( $block, self::ACTIONS );
		if ( null !== $actions && in_array( self::WITH_PRICE, explode( ' ', $actions->text( 'className' ) ), true ) ) {
			$carried['showTotalOnButton'] = true;
		}
		$texts = self::texts( $block );
		return array() === $texts ? $carried : array( 'texts' => $texts ) + $carried;
	}

	/**
	 * Returns the texts by name, as plain text.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return array<string, string>
	 */
	private static function texts( ParsedBlock $block ): array {
		$texts = array();
		foreach ( self::named( $block, 'texts' ) as list( $part, $theirs, $ours ) ) {
			$texts[ $ours ] = PlainText::of( $part->text( $theirs ) );
		}
		return array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}

	/**
	 * Returns the size of the express buttons, with WooCommerce's defaults; empty if the editor has left it to the payment
	 * methods.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return array<string, string>
	 */
	private static function express( ParsedBlock $block ): array {
		$part = isset( self::EXPRESS[ $block->name ] ) ? self::part( $block, self::EXPRESS[ $block->name ] ) : null;
		if ( null === $part || true !== ( $part->attributes['showButtonStyles'] ?? false ) ) {
			return array();
		}
		$chosen = array(
			'expressButtonHeight' => $part->text( 'buttonHeight' ),
			'expressButtonRadius' => $part->text( 'buttonBorderRadius' ),
		);
		return array_filter( $chosen, static fn( string $size ): bool => '' !== $size ) + array(
			'expressButtonHeight' => '48',
			'expressButtonRadius' => '4',
		);
	}

	/**
	 * Returns what depends on the version of WooCommerce: newer versions hide the link back to the cart unless it is
	 * chosen; in older ones each step has its own setting for its number, which is shown by default.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return array<string, mixed>
	 */
	private static function versioned( ParsedBlock $block ): array {
		$types    = \WP_Block_Type_Registry::get_instance();
		$checkout = ReplacedBlocks::CHECKOUT === $block->name ? $types->get_registered( $block->name ) : null;
		if ( null === $checkout ) {
			return array();
		}
		$actions   = $types->get_registered( 'woocommerce/' . self::ACTIONS );
		$attribute = null === $actions ? null : $actions->get_attributes()['showReturnToCart'] ?? null;
		$returns   = is_array( $attribute ) ? $attribute['default'] ?? null : null;
		$versioned = is_bool( $returns ) && ! isset( $block->attributes['showReturnToCart'] ) ? array( 'showReturnToCart' => $returns ) : array();
		if ( isset( $checkout->get_attributes()['showFormStepNumbers'] ) ) {
			return $versioned;
		}
		$unnumbered = array();
		foreach ( self::named( $block, 'texts' ) as list( $part, $theirs, $ours ) ) {
			if ( 'title' === $theirs && false === ( $part->attributes['showStepNumber'] ?? true ) ) {
				$unnumbered[] = $ours;
			}
		}
		return $versioned + array(
			'showStepNumbers' => true,
			'unnumberedSteps' => $unnumbered,
		);
	}

	/**
	 * Returns the carried attributes of the parts that a block has: part, WooCommerce's name, the plugin's name.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @param string      $kind  "texts", which are names of Html\Blocks\BlockTexts, "values", which are attributes, or
	 *                           "opposites", which are attributes that are on where WooCommerce's are off.
	 * @return list<array{ParsedBlock, string, string}>
	 */
	private static function named( ParsedBlock $block, string $kind ): array {
		$parts = DataFile::read( self::FILE )->object( str_replace( 'woocommerce/', '', $block->name ) )->object( $kind );
		$named = array();
		foreach ( $parts->keys() as $name ) {
			$part = self::part( $block, $name );
			if ( null === $part ) {
				continue;
			}
			$attributes = $parts->object( $name );
			foreach ( $attributes->keys() as $theirs ) {
				$named[] = array( $part, $theirs, $attributes->string( $theirs ) );
			}
		}
		return $named;
	}

	/**
	 * Returns a part of a block, or the block itself; null if the block does not have the part.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @param string      $name  Name without namespace.
	 */
	private static function part( ParsedBlock $block, string $name ): ?ParsedBlock {
		return 'woocommerce/' . $name === $block->name ? $block : $block->find( array( 'woocommerce/' . $name ) );
	}
}
