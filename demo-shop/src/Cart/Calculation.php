<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Settings\TaxRate;
use StorefrontIslands\DemoShop\Support\Amount;

defined( 'ABSPATH' ) || exit;

/**
 * All amounts of a cart, in minor units. Tax is added to prices and rounded per cart item, as WooCommerce does by
 * default.
 */
final class Calculation {
	public Discounts $discounts;

	public Shipping $shipping;

	/** @var array<string, LineTotals> Amounts of each cart item, by its key. */
	public array $lines = array();

	/** @var list<Fee> Fees that apply to the cart. */
	public array $fees = array();

	/**
	 * @var list<array{rate: TaxRate, amount: int}> Tax amount of each tax rate; rates without an amount are left out.
	 */
	public array $taxes = array();

	/** @var list<TaxRate> Tax rates of the customer's country, or of the shop's for local pickup. */
	private array $tax_rates;

	public function __construct( Cart $cart, ShopSettings $settings ) {
		$this->discounts = new Discounts( $cart, $settings );
		$this->shipping  = new Shipping( $cart, $settings, array_sum( $this->discounts->line_totals ) );
		// Local pickup is taxed at the shop's location.
		$country         = $this->shipping->is_pickup() ? $settings->country() : $cart->shipping->get( 'country' );
		$this->tax_rates = $settings->tax_rates( $country );

		foreach ( $cart->lines as $key => $line ) {
			$total               = $this->discounts->line_totals[ $key ];
			$this->lines[ $key ] = new LineTotals( $line->subtotal(), $this->tax_on( $line->subtotal() ), $total, $this->tax_on( $total ) );
		}
		$this->add_fees( $cart, $settings );
		$this->add_taxes();
	}

	/** Returns the total of all items before coupons. */
	public function items(): int {
		return array_sum( array_column( $this->lines, 'subtotal' ) );
	}

	/** Returns the tax on all items before coupons. */
	public function items_tax(): int {
		return array_sum( array_column( $this->lines, 'subtotal_tax' ) );
	}

	public function fees(): int {
		return array_sum( array_column( $this->fees, 'total' ) );
	}

	public function fees_tax(): int {
		return array_sum( array_column( $this->fees, 'tax' ) );
	}

	public function discount(): int {
		return $this->items() - array_sum( $this->discounts->line_totals );
	}

	public function discount_tax(): int {
		return array_sum( array_map( array( $this, 'coupon_tax' ), array_keys( $this->discounts->by_coupon ) ) );
	}

	/** Returns the tax on the discount of one coupon, rounded once for all cart items. */
	public function coupon_tax( string $code ): int {
		return $this->tax_on( $this->discounts->total_of( $code ) );
	}

	/** Returns the shipping total; null if nothing needs shipping or shipping is not calculated yet. */
	public function shipping(): ?int {
		return $this->on_shipping( $this->shipping->selected ? $this->shipping->selected->cost : 0 );
	}

	/** Returns the tax on shipping; null if nothing needs shipping or shipping is not calculated yet. */
	public function shipping_tax(): ?int {
		return $this->on_shipping( $this->shipping->selected ? $this->rate_tax( $this->shipping->selected ) : 0 );
	}

	/** Returns the amount, or null if shipping has not been calculated. */
	private function on_shipping( int $amount ): ?int {
		return $this->shipping->is_calculated() ? $amount : null;
	}

	public function rate_tax( ShippingRate $rate ): int {
		$tax = 0;
		foreach ( $rate->taxable ? $this->tax_rates : array() as $tax_rate ) {
			$tax += $tax_rate->on_shipping ? Amount::tax( $rate->cost, $tax_rate->percent ) : 0;
		}
		return $tax;
	}

	public function tax(): int {
		return array_sum( array_column( $this->taxes, 'amount' ) );
	}

	/** Returns the total to pay. */
	public function total(): int {
		return array_sum( $this->discounts->line_totals ) + $this->fees() + (int) $this->shipping() + $this->tax();
	}

	/** Returns the tax of all rates on an amount. */
	private function tax_on( int $amount ): int {
		$tax = 0;
		foreach ( $this->tax_rates as $rate ) {
			$tax += Amount::tax( $amount, $rate->percent );
		}
		return $tax;
	}

	/** Adds the fees whose condition is met. */
	private function add_fees( Cart $cart, ShopSettings $settings ): void {
		$minor_unit = $settings->currency()->minor_unit;
		$subtotal   = $cart->subtotal();
		foreach ( $settings->fees() as $fee ) {
			$below  = Amount::parse( $fee->text( 'when_subtotal_below' ), $minor_unit );
			$method = $fee->text( 'when_payment_method' );
			if ( $subtotal > 0 && ( null === $below || $subtotal < $below ) && in_array( $method, array( '', $cart->payment_method ), true ) ) {
				$amount       = (int) Amount::parse( $fee->text( 'amount' ), $minor_unit );
				$this->fees[] = new Fee( $fee->text( 'name' ), $amount, $fee->flag( 'taxable' ) ? $this->tax_on( $amount ) : 0 );
			}
		}
	}

	/** Adds up the amount of each tax rate over items, taxable fees and shipping. */
	private function add_taxes(): void {
		foreach ( $this->tax_rates as $rate ) {
			$amount = 0;
			foreach ( $this->lines as $line ) {
				$amount += Amount::tax( $line->total, $rate->percent );
			}
			foreach ( $this->fees as $fee ) {
				$amount += $fee->tax > 0 ? Amount::tax( $fee->total, $rate->percent ) : 0;
			}
			$selected = $this->shipping->selected;
			if ( null !== $selected && $selected->taxable && $rate->on_shipping ) {
				$amount += Amount::tax( $selected->cost, $rate->percent );
			}
			if ( $amount > 0 ) {
				$this->taxes[] = array(
					'rate'   => $rate,
					'amount' => $amount,
				);
			}
		}
	}
}
