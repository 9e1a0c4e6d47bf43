<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the parts that an editor has removed from WooCommerce's cart or checkout to attributes of the plugin's
 * block.
 */
final class RemovedPartsConverter {
	/**
	 * Attributes of the plugin's block, with the containing part and the names of the part that may be removed from it.
	 */
	private const PARTS = array(
		ReplacedBlocks::CART     => array(
			'showCoupons'     => array( 'woocommerce/cart-order-summary-block', array( 'woocommerce/cart-order-summary-coupon-form-block' ) ),
			'showCrossSells'  => array( 'woocommerce/cart-items-block', AddedBlocksConverter::CROSS_SELLS ),
			'showTotalsTitle' => array( 'woocommerce/cart-order-summary-block', array( 'woocommerce/cart-order-summary-heading-block' ) ),
		),
		ReplacedBlocks::CHECKOUT => array(
			'showCoupons'     => array( 'woocommerce/checkout-order-summary-block', array( 'woocommerce/checkout-order-summary-coupon-form-block' ) ),
			'showOrderNotes'  => array( 'woocommerce/checkout-fields-block', array( 'woocommerce/checkout-order-note-block' ) ),
			'showPolicyLinks' => array( 'woocommerce/checkout-fields-block', array( 'woocommerce/checkout-terms-block' ) ),
		),
	);

	private const TOTALS   = 'woocommerce/cart-totals-block';
	private const ACCEPTED = 'woocommerce/cart-accepted-payment-methods-block';

	private const ACTIONS = 'woocommerce/checkout-actions-block';

	/**
	 * Returns attributes of the plugin's block: the removed parts, and an attribute of the actions part.
	 *
	 * @param ParsedBlock $block WooCommerce's cart or checkout.
	 * @return array<string, bool>
	 */
	public static function of( ParsedBlock $block ): array {
		$off = array();
		foreach ( self::PARTS[ $block->name ] ?? array() as $attribute => $part ) {
			$around = $block->find( array( $part[0] ) );
			// WooCommerce fills a part without inner blocks with the default ones.
			if ( null !== $around && array() !== $around->inner && null === $around->find( $part[1] ) ) {
				$off[ $attribute ] = false;
			}
		}
		if ( ReplacedBlocks::CART === $block->name ) {
			$totals                     = $block->find( array( self::TOTALS ) );
			$off['showAcceptedMethods'] = null === $totals || array() === $totals->inner || null !== $totals->find( array( self::ACCEPTED ) );
		}
		$actions = $block->find( array( self::ACTIONS ) );
		$returns = null === $actions ? null : $actions->attributes['showReturnToCart'] ?? null;
		// Older versions stored the attribute on the checkout block itself; the actions part takes precedence.
		return is_bool( $returns ) ? array( 'showReturnToCart' => $returns ) + $off : $off;
	}
}
