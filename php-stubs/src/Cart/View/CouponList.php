<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as CouponList in src/islands/shared/cart/coupons.tsx. */
final class CouponList {
	/** Returns the applied coupons with their discounts. */
	public static function node( CartReader $reader ): ?Node {
		$coupons = array();
		foreach ( $reader->cart->objects( 'coupons' ) as $coupon ) {
			$totals    = $coupon->object( 'totals' );
			$discount  = Money::format( -$reader->amount( $totals, 'total_discount', 'total_discount_tax' ), $totals );
			$coupons[] = self::coupon( $coupon->string( 'code' ), $discount );
		}
		return array() === $coupons ? null : Node::element( 'ul', array( 'class' => 'storefront-coupons' ), $coupons );
	}

	/** Returns one coupon. */
	private static function coupon( string $code, string $discount ): Node {
		return Node::element(
			'li',
			array(
				'class'     => 'storefront-coupons__coupon',
				'aria-busy' => 'false',
			),
			array(
				Node::element(
					'span',
					array(
						'class'     => 'storefront-coupons__code',
						'translate' => 'no',
					),
					array( $code )
				),
				Node::element( 'span', array( 'class' => 'storefront-coupons__discount' ), array( $discount ) ),
				Node::element(
					'button',
					array(
						'type'          => 'button',
						'class'         => 'storefront-icon-button storefront-needs-script',
						/* translators: %s: coupon code. */
						'aria-label'    => sprintf( __( 'Remove coupon %s', 'storefront-islands' ), $code ),
						'aria-disabled' => 'false',
					),
					array( Icon::node( 'close' ) )
				),
			)
		);
	}
}
