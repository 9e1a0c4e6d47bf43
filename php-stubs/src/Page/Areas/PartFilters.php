<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Areas;

use StorefrontIslands\Html\BlockPart;
use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WordPress's filters of a rendered block for the parts of WooCommerce's cart and checkout on pages that hold the
 * plugin's blocks instead: plugins add a captcha or a text before or behind a part by them. It stands in areas before and
 * behind the part. Where WooCommerce's block was replaced, they have run already, in the order of its own parts
 * (Replacement\AddedBlocksConverter).
 */
final class PartFilters {
	/** Parts of the plugin's blocks (data/parts.json and others) by WooCommerce's, in the order of its blocks. */
	private const PARTS = array(
		'cart'     => array(
			'cart-line-items-block'                => 'lines',
			'cart-cross-sells-block'               => 'cross-sells',
			'cart-order-summary-heading-block'     => 'title',
			'cart-order-summary-coupon-form-block' => 'coupons',
			'cart-order-summary-shipping-block'    => 'shipping',
			'cart-order-summary-totals-block'      => 'totals',
			'cart-order-summary-block'             => 'summary',
			'proceed-to-checkout-block'            => 'proceed',
			'cart-accepted-payment-methods-block'  => 'accepted',
		),
		'checkout' => array(
			'checkout-express-payment-block'           => 'express',
			'checkout-contact-information-block'       => 'contact-fields',
			'checkout-shipping-method-block'           => 'shipping-method',
			'checkout-pickup-options-block'            => 'pickup-options',
			'checkout-shipping-address-block'          => 'shipping-fields',
			'checkout-billing-address-block'           => 'billing-fields',
			'checkout-shipping-methods-block'          => 'shipping-option',
			'checkout-payment-block'                   => 'payment-method',
			'checkout-additional-information-block'    => 'order-fields',
			'checkout-order-note-block'                => 'order-fields',
			'checkout-terms-block'                     => 'terms',
			'checkout-actions-block'                   => 'actions',
			'checkout-order-summary-cart-items-block'  => 'items',
			'checkout-order-summary-coupon-form-block' => 'coupons',
			'checkout-order-summary-totals-block'      => 'totals',
		),
	);

	/**
	 * Returns the checkout's part that stands for a part of WooCommerce's; null if there is none.
	 *
	 * @param string $name Full name of the block.
	 */
	public static function of_checkout( string $name ): ?string {
		return self::PARTS['checkout'][ str_replace( 'woocommerce/', '', $name ) ] ?? null;
	}

	/**
	 * Returns the positions before and behind the checkout's parts.
	 *
	 * @return list<string>
	 */
	public static function places_of_checkout(): array {
		$places = array();
		foreach ( array_unique( self::PARTS['checkout'] ) as $part ) {
			$places[] = "before-$part";
			$places[] = "after-$part";
		}
		return $places;
	}

	/**
	 * Adds what the filters of the parts print.
	 *
	 * @param string $screen cart or checkout.
	 */
	public static function put( string $screen, Areas $areas ): void {
		foreach ( self::PARTS[ $screen ] ?? array() as $name => $part ) {
			$block  = "woocommerce/$name";
			$filter = "render_block_$block";
			if ( ! has_filter( $filter ) || did_filter( $filter ) > 0 ) {
				continue;
			}
			foreach ( array_combine( array( 'before', 'after' ), BlockPart::around( BlockPart::filtered( $block ), $block ) ) as $side => $added ) {
				if ( '' !== trim( $added ) ) {
					$areas->add( "$side-$part", Node::of_html( trim( $added ) ) );
				}
			}
		}
	}
}
