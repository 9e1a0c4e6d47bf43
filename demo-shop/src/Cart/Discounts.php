<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Settings\Coupon;
use StorefrontIslands\DemoShop\Settings\ShopSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Distributes coupons over the items of a cart. As in WooCommerce, percentages come before fixed amounts, every
 * percentage applies to the price before coupons, and no item falls below 0. Amounts are in minor units.
 */
final class Discounts {
	/** @var array<string, array<string, int>> Discount of each cart item, by coupon code and item key. */
	public array $by_coupon = array();

	/** @var array<string, int> Remaining price of each cart item after discounts. */
	public array $line_totals = array();

	public function __construct( Cart $cart, ShopSettings $settings ) {
		foreach ( $cart->lines as $key => $line ) {
			$this->line_totals[ $key ] = $line->subtotal();
		}
		foreach ( array( 'percent', 'fixed_cart' ) as $type ) {
			foreach ( $cart->coupons as $code ) {
				$coupon = $settings->coupon( $code );
				if ( null !== $coupon && $coupon->discount_type === $type ) {
					$this->take( $coupon->code, 'percent' === $type ? $this->percentage( $cart, $coupon ) : $this->fixed( $cart, $coupon ) );
				}
			}
		}
	}

	/** Returns the discount of one coupon on the whole cart. */
	public function total_of( string $code ): int {
		return array_sum( $this->by_coupon[ $code ] ?? array() );
	}

	/**
	 * Returns a percentage of each item, rounded down; the difference to the percentage of the whole cart is
	 * distributed cent by cent.
	 *
	 * @return array<string, int> Shares by item key.
	 */
	private function percentage( Cart $cart, Coupon $coupon ): array {
		$shares = array();
		foreach ( $cart->lines as $key => $line ) {
			$shares[ $key ] = (int) floor( $line->subtotal() * $coupon->percent / 100 );
		}
		$whole = (int) round( $cart->subtotal() * $coupon->percent / 100, 0, PHP_ROUND_HALF_DOWN );
		return $this->with_cents( $cart, $shares, $whole - array_sum( $shares ) );
	}

	/**
	 * Distributes a fixed amount evenly over all units; the remainder is distributed cent by cent.
	 *
	 * @return array<string, int> Shares by item key.
	 */
	private function fixed( Cart $cart, Coupon $coupon ): array {
		$shares = array_fill_keys( array_keys( $cart->lines ), 0 );
		$left   = min( $coupon->amount, array_sum( $this->line_totals ) );
		while ( $left >= $cart->count() && $left > 0 ) {
			$each = intdiv( $left, $cart->count() );
			foreach ( $cart->lines as $key => $line ) {
				$share           = min( $each * $line->quantity, $this->line_totals[ $key ] - $shares[ $key ] );
				$shares[ $key ] += $share;
				$left           -= $share;
			}
		}
		return $this->with_cents( $cart, $shares, $left );
	}

	/**
	 * Adds cents to shares: one per unit, most expensive units first, until nothing is left to discount.
	 *
	 * @param array<string, int> $shares Shares by item key.
	 * @param int                $cents  Number of cents to distribute.
	 * @return array<string, int> Shares by item key.
	 */
	private function with_cents( Cart $cart, array $shares, int $cents ): array {
		$lines = $cart->lines;
		uasort(
			$lines,
			static function ( CartLine $a, CartLine $b ): int {
				return $b->product->price() <=> $a->product->price();
			}
		);
		do {
			$before = $cents;
			foreach ( $lines as $key => $line ) {
				$share           = max( 0, min( $cents, $line->quantity, $this->line_totals[ $key ] - $shares[ $key ] ) );
				$shares[ $key ] += $share;
				$cents          -= $share;
			}
		} while ( $cents > 0 && $cents < $before );
		return $shares;
	}

	/**
	 * Subtracts a coupon's shares from the items, at most down to 0.
	 *
	 * @param array<string, int> $shares Shares by item key.
	 */
	private function take( string $code, array $shares ): void {
		foreach ( $shares as $key => $share ) {
			$share                            = min( $share, $this->line_totals[ $key ] );
			$this->line_totals[ $key ]       -= $share;
			$this->by_coupon[ $code ][ $key ] = $share;
		}
	}
}
