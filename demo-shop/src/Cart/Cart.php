<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Customer\Address;

defined( 'ABSPATH' ) || exit;

/** Contents of a visitor's cart. Its amounts are computed by Calculation. */
final class Cart {
	/** @var array<string, CartLine> Cart items by their keys, oldest first. */
	public array $lines = array();

	/** @var array<string, CartLine> Removed items, which can be restored. */
	public array $removed = array();

	/** @var list<string> Coupon codes, oldest first. */
	public array $coupons = array();

	/** Id of the chosen shipping rate; '' for the first available one. */
	public string $chosen_rate = '';

	public Address $billing;

	public Address $shipping;

	/** Id of the chosen payment method; '' for none. */
	public string $payment_method = '';

	public string $customer_note = '';

	/** @var array<string, string> Values of additional fields outside the addresses. */
	public array $additional_fields = array();

	/** Id of the unpaid order that was created from the cart; 0 for none. */
	public int $awaiting_order = 0;

	/**
	 * @var list<array{type: string, message: string}> Notices for the next page, left by a request without JavaScript.
	 */
	public array $notices = array();

	public function __construct( Address $billing, Address $shipping ) {
		$this->billing  = $billing;
		$this->shipping = $shipping;
	}

	/** Adds a cart item, or replaces the one of the same product. */
	public function put( CartLine $line ): void {
		$this->lines[ $line->key ] = $line;
	}

	/** Returns the number of units in all cart items. */
	public function count(): int {
		return array_sum( array_column( $this->lines, 'quantity' ) );
	}

	/** Returns the price of all cart items before coupons, in minor units. */
	public function subtotal(): int {
		$sum = 0;
		foreach ( $this->lines as $line ) {
			$sum += $line->subtotal();
		}
		return $sum;
	}

	/** Returns the weight of the items that need shipping, in grams. */
	public function weight(): float {
		$pounds = 0.0;
		foreach ( $this->lines as $line ) {
			$pounds += $line->product->is_virtual ? 0.0 : $line->product->weight * $line->quantity;
		}
		return $pounds * 0.453592 * 1000;
	}

	/** True if an item has to be shipped or picked up. */
	public function needs_shipping(): bool {
		foreach ( $this->lines as $line ) {
			if ( ! $line->product->is_virtual ) {
				return true;
			}
		}
		return false;
	}

	/** Returns the cart hash; '' for an empty cart. It is stored in a cookie and next to cached fragments. */
	public function hash(): string {
		if ( array() === $this->lines ) {
			return '';
		}
		$contents = array();
		foreach ( $this->lines as $line ) {
			$contents[] = array( $line->key, $line->quantity, $line->product->price() );
		}
		return md5( (string) wp_json_encode( array( $contents, $this->coupons ) ) );
	}

	/** Empties the cart after an order; the addresses stay. */
	public function clear(): void {
		$this->lines          = array();
		$this->removed        = array();
		$this->coupons        = array();
		$this->chosen_rate    = '';
		$this->payment_method = '';
		$this->customer_note  = '';
		$this->awaiting_order = 0;

		$this->additional_fields = array();
	}
}
