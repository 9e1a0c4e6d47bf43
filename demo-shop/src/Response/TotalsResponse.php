<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Response;

use StorefrontIslands\DemoShop\Cart\Calculation;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Settings\Currency;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Totals, coupons and fees of a calculation, as Store API responses hold them. */
final class TotalsResponse {
	private Currency $currency;

	private Calculation $calculation;

	public function __construct( Currency $currency, Calculation $calculation ) {
		$this->currency    = $currency;
		$this->calculation = $calculation;
	}

	/** @return array<string, mixed> */
	public function totals(): array {
		$calculation = $this->calculation;
		$tax_lines   = array();
		foreach ( $calculation->taxes as $tax ) {
			$tax_lines[] = array(
				'name'  => Text::html( $tax['rate']->name ),
				'price' => (string) $tax['amount'],
				'rate'  => (float) $tax['rate']->percent . '%',
			);
		}
		$amounts = array(
			'total_items'        => $calculation->items(),
			'total_items_tax'    => $calculation->items_tax(),
			'total_fees'         => $calculation->fees(),
			'total_fees_tax'     => $calculation->fees_tax(),
			'total_discount'     => $calculation->discount(),
			'total_discount_tax' => $calculation->discount_tax(),
			'total_shipping'     => $calculation->shipping(),
			'total_shipping_tax' => $calculation->shipping_tax(),
			'total_price'        => $calculation->total(),
			'total_tax'          => $calculation->tax(),
		);
		return $this->currency->to_response( $amounts ) + array( 'tax_lines' => $tax_lines );
	}

	/** @return list<array<string, mixed>> */
	public function coupons( Cart $cart, ShopSettings $settings ): array {
		$coupons = array();
		foreach ( $cart->coupons as $code ) {
			$coupon = $settings->coupon( $code );
			if ( null !== $coupon ) {
				$amounts   = array(
					'total_discount'     => $this->calculation->discounts->total_of( $coupon->code ),
					'total_discount_tax' => $this->calculation->coupon_tax( $coupon->code ),
				);
				$coupons[] = array(
					'code'          => $coupon->code,
					'discount_type' => $coupon->discount_type,
					'totals'        => $this->currency->to_response( $amounts ),
				);
			}
		}
		return $coupons;
	}

	/** @return list<array<string, mixed>> */
	public function fees(): array {
		$fees = array();
		foreach ( $this->calculation->fees as $fee ) {
			$amounts = array(
				'total'     => $fee->total,
				'total_tax' => $fee->tax,
			);
			$fees[]  = array(
				'key'    => sanitize_title( $fee->name ),
				'name'   => Text::html( $fee->name ),
				'totals' => $this->currency->to_response( $amounts ),
			);
		}
		return $fees;
	}
}
