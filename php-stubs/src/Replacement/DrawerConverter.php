<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Support\DataFile;

defined( 'ABSPATH' ) || exit;

/**
 * Texts and buttons of the drawer of WooCommerce's mini-cart, as attributes of the plugin's block. WooCommerce keeps them
 * in a template part that all of its mini-carts share; the editor gets them for its conversions.
 */
final class DrawerConverter {
	/** Themes that the template part may belong to besides the current one. */
	private const THEMES = array( 'woocommerce/woocommerce', 'woocommerce' );

	private const SLUG  = 'mini-cart';
	private const EMPTY = 'woocommerce/empty-mini-cart-contents-block';

	/** Attributes of the plugin's block, with the part around a button and the button. */
	private const BUTTONS = array(
		'showCartButton'     => array( 'woocommerce/mini-cart-footer-block', 'woocommerce/mini-cart-cart-button-block' ),
		'showCheckoutButton' => array( 'woocommerce/mini-cart-footer-block', 'woocommerce/mini-cart-checkout-button-block' ),
		'showShopButton'     => array( self::EMPTY, 'woocommerce/mini-cart-shopping-button-block' ),
	);

	/** WooCommerce's pattern with its own message. */
	private const PATTERN = 'woocommerce/mini-cart-empty-cart-message';

	/** Blocks that may hold the message of the empty cart. */
	private const MESSAGES = array( 'core/paragraph', 'core/heading' );

	/**
	 * Returns the attributes for the site's template part; empty if there is none, or if it has WooCommerce's own texts.
	 *
	 * @return array<string, mixed>
	 */
	public static function of_site(): array {
		foreach ( array_merge( array( get_stylesheet() ), self::THEMES ) as $theme ) {
			$template = get_block_template( $theme . '//' . self::SLUG, 'wp_template_part' );
			if ( null !== $template && '' !== $template->content ) {
				return self::of( $template->content );
			}
		}
		return array();
	}

	/**
	 * Returns the attributes for the content of a template part.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( string $content ): array {
		$drawer     = new ParsedBlock( ParsedBlock::holding( '', array(), array_values( parse_blocks( $content ) ) ) );
		$attributes = array();
		foreach ( self::BUTTONS as $attribute => list( $around, $button ) ) {
			$part = $drawer->find( array( $around ) );
			// WooCommerce fills a part without inner blocks with the default ones.
			if ( null !== $part && array() !== $part->inner && null === $part->find( array( $button ) ) ) {
				$attributes[ $attribute ] = false;
			}
		}
		$texts = self::texts( $drawer );
		return array() === $texts ? $attributes : array( 'texts' => $texts ) + $attributes;
	}

	/**
	 * Returns the texts by name, as plain text.
	 *
	 * @return array<string, string>
	 */
	private static function texts( ParsedBlock $drawer ): array {
		$texts = array();
		$parts = DataFile::read( SettingsConverter::FILE )->object( self::SLUG )->object( 'texts' );
		foreach ( $parts->keys() as $name ) {
			$part  = $drawer->find( array( 'woocommerce/' . $name ) ) ?? new ParsedBlock( array() );
			$named = $parts->object( $name );
			foreach ( $named->keys() as $theirs ) {
				$texts[ $named->string( $theirs ) ] = PlainText::of( $part->text( $theirs ) );
			}
		}
		$texts['empty'] = self::empty_message( $drawer );
		return array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}

	/** Returns the message of the empty cart; empty if it is WooCommerce's own. */
	private static function empty_message( ParsedBlock $drawer ): string {
		$empty   = $drawer->find( array( self::EMPTY ) );
		$message = null === $empty ? null : $empty->find( self::MESSAGES );
		$text    = null === $message ? '' : PlainText::of( $message->outline() );
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( self::PATTERN );
		$own     = is_array( $pattern ) ? $pattern['content'] ?? '' : '';
		return PlainText::of( is_string( $own ) ? $own : '' ) === $text ? '' : $text;
	}
}
