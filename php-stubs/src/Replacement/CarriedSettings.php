<?php
/**
 * Carries settings of WooCommerce's blocks over.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

use StorefrontIslands\Html\PlainText;

defined( 'ABSPATH' ) || exit;

/**
 * Converts what an editor has set in the parts of WooCommerce's cart or checkout to attributes of the plugin's block, as
 * blocks/transforms/carried.ts does for content that is converted for good. test/fixtures/woocommerce-blocks lists every
 * attribute of WooCommerce's blocks, with the reason where it is not carried.
 */
final class CarriedSettings {
	/** Texts: part and attribute, and the name of the text (Views\Ui\BlockTexts). */
	private const TEXTS = array(
		'checkout-contact-information-block'    => array(
			'title'       => 'contact-fields',
			'description' => 'contact-fields-description',
		),
		'checkout-shipping-method-block'        => array(
			'title'           => 'shipping-method',
			'description'     => 'shipping-method-description',
			'shippingText'    => 'ship',
			'localPickupText' => 'pickup',
		),
		'checkout-pickup-options-block'         => array(
			'title'       => 'pickup-options',
			'description' => 'pickup-options-description',
		),
		'checkout-shipping-address-block'       => array(
			'title'       => 'shipping-fields',
			'description' => 'shipping-fields-description',
		),
		'checkout-billing-address-block'        => array(
			'title'       => 'billing-fields',
			'description' => 'billing-fields-description',
		),
		'checkout-shipping-methods-block'       => array(
			'title'       => 'shipping-option',
			'description' => 'shipping-option-description',
		),
		'checkout-payment-block'                => array(
			'title'       => 'payment-method',
			'description' => 'payment-method-description',
		),
		'checkout-additional-information-block' => array(
			'title'       => 'order-fields',
			'description' => 'order-fields-description',
		),
		'checkout-actions-block'                => array(
			'placeOrderButtonLabel'   => 'place-order',
			'returnToCartButtonLabel' => 'return-to-cart',
			'priceSeparator'          => 'price-separator',
		),
		'cart-order-summary-heading-block'      => array( 'content' => 'totals' ),
		'proceed-to-checkout-block'             => array( 'buttonLabel' => 'proceed' ),
	);

	/** Other settings: part and attribute, and the attribute of the plugin's block. '' is the block itself. */
	private const VALUES = array(
		ReplacedBlocks::CART     => array(
			'cart-order-summary-taxes-block' => array( 'showRateAfterTaxName' => 'showTaxRates' ),
			'proceed-to-checkout-block'      => array( 'checkoutPageId' => 'checkoutPageId' ),
		),
		ReplacedBlocks::CHECKOUT => array(
			''                                   => array( 'showFormStepNumbers' => 'showStepNumbers' ),
			'checkout-terms-block'               => array(
				'checkbox'      => 'requiresTerms',
				'text'          => 'termsText',
				'showSeparator' => 'showTermsSeparator',
			),
			'checkout-actions-block'             => array( 'cartPageId' => 'cartPageId' ),
			'checkout-shipping-method-block'     => array(
				'showIcon'  => 'showDeliveryIcons',
				'showPrice' => 'showDeliveryPrices',
			),
			'checkout-order-summary-taxes-block' => array( 'showRateAfterTaxName' => 'showTaxRates' ),
		),
	);

	/** What WooCommerce's blocks do without an attribute, where the plugin's do something else. */
	private const DEFAULTS = array(
		ReplacedBlocks::CART     => array(),
		ReplacedBlocks::CHECKOUT => array(
			'showDeliveryIcons'  => true,
			'showDeliveryPrices' => false,
			'showTermsSeparator' => true,
		),
	);

	private const ACTIONS = 'checkout-actions-block';
	private const EXPRESS = 'checkout-express-payment-block';

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
		foreach ( self::VALUES[ $block->name ] ?? array() as $name => $attributes ) {
			$part = '' === $name ? $block : self::part( $block, $name );
			if ( null === $part ) {
				continue;
			}
			foreach ( $attributes as $theirs => $ours ) {
				if ( isset( $part->attributes[ $theirs ] ) ) {
					$carried[ $ours ] = $part->attributes[ $theirs ];
				}
			}
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
		foreach ( self::TEXTS as $name => $attributes ) {
			$part = self::part( $block, $name );
			if ( null === $part ) {
				continue;
			}
			foreach ( $attributes as $theirs => $ours ) {
				$texts[ $ours ] = PlainText::of( $part->text( $theirs ) );
			}
		}
		return array_filter( $texts, static fn( string $text ): bool => '' !== $text );
	}

	/**
	 * Returns the size of the express buttons; empty if the editor has left it to the payment methods.
	 *
	 * @param ParsedBlock $block WooCommerce's checkout.
	 * @return array<string, string>
	 */
	private static function express( ParsedBlock $block ): array {
		$part = self::part( $block, self::EXPRESS );
		if ( null === $part || true !== ( $part->attributes['showButtonStyles'] ?? false ) ) {
			return array();
		}
		return array_filter(
			array(
				'expressButtonHeight' => $part->text( 'buttonHeight' ),
				'expressButtonRadius' => $part->text( 'buttonBorderRadius' ),
			)
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
		foreach ( self::TEXTS as $name => $attributes ) {
			$part = self::part( $block, $name );
			if ( null !== $part && isset( $attributes['title'] ) && false === ( $part->attributes['showStepNumber'] ?? true ) ) {
				$unnumbered[] = $attributes['title'];
			}
		}
		return $versioned + array(
			'showStepNumbers' => true,
			'unnumberedSteps' => $unnumbered,
		);
	}

	/**
	 * Returns a part of a block; null if the block does not have it.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @param string      $name  Name without namespace.
	 */
	private static function part( ParsedBlock $block, string $name ): ?ParsedBlock {
		return $block->find( array( 'woocommerce/' . $name ) );
	}
}
