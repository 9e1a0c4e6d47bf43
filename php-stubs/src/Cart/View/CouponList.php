<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\ClassicTotals;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as CouponList in src/islands/shared/cart/coupons.tsx. */
final class CouponList {
	/**
	 * Returns the applied coupons with their discounts.
	 *
	 * @param bool $has_form True if the page has the form of the cart, which removes them without scripts.
	 */
	public static function node( CartReader $reader, bool $has_form = false ): ?Node {
		$coupons = array();
		foreach ( $reader->cart->objects( 'coupons' ) as $coupon ) {
			$totals    = $coupon->object( 'totals' );
			$discount  = $reader->amount( $totals, 'total_discount', 'total_discount_tax' );
			$coupons[] = self::coupon( $coupon->string( 'code' ), 0 === $discount ? '' : Money::format( -$discount, $totals ), $reader->classic, $has_form );
		}
		return array() === $coupons ? null : Node::element( 'ul', array( 'class' => 'storefront-coupons' ), $coupons );
	}

	/**
	 * Returns one coupon.
	 *
	 * @param string $code     Code as WooCommerce keeps it: with entities.
	 * @param string $discount Formatted; empty for a coupon that gives free shipping only.
	 */
	private static function coupon( string $code, string $discount, ClassicTotals $classic, bool $has_form ): Node {
		$name     = $classic->change( "coupon-$code" ) ?? Text::decode( $code );
		$discount = $classic->change( "discount-$code" ) ?? $discount;
		$is_kept  = null !== $classic->change( "kept-$code" );
		/* translators: %s: coupon code. */
		$label = sprintf( __( 'Remove coupon %s', 'storefront-islands' ), $name );
		$icon  = Icon::node( 'close' );
		return Node::element(
			'li',
			array(
				'class'     => 'storefront-coupons__coupon wc-block-components-totals-discount__coupon-list-item',
				'aria-busy' => 'false',
				'data-code' => $code,
			),
			array(
				Node::element(
					'span',
					array(
						'class'     => 'storefront-coupons__code wc-block-components-chip__text',
						'translate' => 'no',
					),
					array( $name )
				),
				'' === $discount ? null : Node::element( 'span', array( 'class' => 'storefront-coupons__discount' ), array( $discount ) ),
				$is_kept ? null : Node::element(
					'button',
					array(
						'type'          => 'button',
						'class'         => 'storefront-icon-button wc-block-components-chip__remove',
						'aria-label'    => $label,
						'aria-disabled' => 'false',
					),
					array( $icon )
				),
				Node::element( 'noscript', array(), array( $has_form && ! $is_kept ? CartForm::remove_coupon( $code, $label, $icon ) : null ) ),
			)
		);
	}
}
