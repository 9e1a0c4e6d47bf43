<?php
/**
 * What an editor has left out.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

defined( 'ABSPATH' ) || exit;

/** Reads off WooCommerce's cart or checkout which of its parts an editor has removed, as attributes of ours. */
final class LeftOut {
	/** Attributes of ours; each with the part that another stands in, and the names of that other. */
	private const PARTS = array(
		Replaced::CART     => array(
			'showCoupons'    => array( 'woocommerce/cart-order-summary-block', array( 'woocommerce/cart-order-summary-coupon-form-block' ) ),
			'showCrossSells' => array( 'woocommerce/cart-items-block', KeptBlocks::CROSS_SELLS ),
		),
		Replaced::CHECKOUT => array(
			'showCoupons'     => array( 'woocommerce/checkout-order-summary-block', array( 'woocommerce/checkout-order-summary-coupon-form-block' ) ),
			'showOrderNotes'  => array( 'woocommerce/checkout-fields-block', array( 'woocommerce/checkout-order-note-block' ) ),
			'showPolicyLinks' => array( 'woocommerce/checkout-fields-block', array( 'woocommerce/checkout-terms-block' ) ),
		),
	);

	private const ACTIONS = 'woocommerce/checkout-actions-block';

	/**
	 * Attributes of ours: what is switched off, and what a part of WooCommerce's says.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return array<string, bool>
	 */
	public static function of( ParsedBlock $block ): array {
		$off = array();
		foreach ( self::PARTS[ $block->name ] ?? array() as $attribute => $part ) {
			$around = self::find( $block, array( $part[0] ) );
			// A part in which nothing stands is as WooCommerce fills it: with everything.
			if ( null !== $around && array() !== $around->inner && null === self::find( $around, $part[1] ) ) {
				$off[ $attribute ] = false;
			}
		}
		$actions = self::find( $block, array( self::ACTIONS ) );
		$returns = null === $actions ? null : $actions->attributes['showReturnToCart'] ?? null;
		// It was the checkout's own before it was that of the part with the button.
		return is_bool( $returns ) ? array( 'showReturnToCart' => $returns ) + $off : $off;
	}

	/**
	 * The first block of these names inside another.
	 *
	 * @param ParsedBlock  $block The other.
	 * @param list<string> $names Names.
	 */
	private static function find( ParsedBlock $block, array $names ): ?ParsedBlock {
		foreach ( $block->inner as $parsed ) {
			$inner = new ParsedBlock( $parsed );
			$found = $inner->is_one_of( $names ) ? $inner : self::find( $inner, $names );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
