<?php
/**
 * A visitor's cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Customer\Address;

defined( 'ABSPATH' ) || exit;

/** What one visitor has chosen. What it costs is Calculation's business. */
final class Cart {
	/** @var array<string, CartLine> Lines by their keys, oldest first. */
	public array $lines = array();

	/** @var list<string> Codes of coupons, oldest first. */
	public array $coupons = array();

	/** The shipping rate chosen; '' for the first on offer. */
	public string $chosen_rate = '';

	/** The address to bill to. */
	public Address $billing;

	/** The address to ship to. */
	public Address $shipping;

	/** Names the payment method that is chosen; '' for none. */
	public string $payment_method = '';

	/** What the customer wrote for the order. */
	public string $customer_note = '';

	/** The order that was made of it and is not paid; 0 for none. */
	public int $awaiting_order = 0;

	/** @var list<array{type: string, message: string}> Messages for the next page: what a link without JavaScript led to. */
	public array $notices = array();

	/** Starts an empty cart. */
	public function __construct( Address $billing, Address $shipping ) {
		$this->billing  = $billing;
		$this->shipping = $shipping;
	}

	/** Puts a line in, or in place of the one of the same product. */
	public function put( CartLine $line ): void {
		$this->lines[ $line->key ] = $line;
	}

	/** Pieces in all lines. */
	public function count(): int {
		return array_sum( array_column( $this->lines, 'quantity' ) );
	}

	/** Price of everything before coupons, minor units. */
	public function subtotal(): int {
		$sum = 0;
		foreach ( $this->lines as $line ) {
			$sum += $line->subtotal();
		}
		return $sum;
	}

	/** Weight in grams of what is shipped. */
	public function weight(): float {
		$pounds = 0.0;
		foreach ( $this->lines as $line ) {
			$pounds += $line->product->is_virtual ? 0.0 : $line->product->weight * $line->quantity;
		}
		return $pounds * 0.453592 * 1000;
	}

	/** Whether something in it has to be shipped or collected. */
	public function needs_shipping(): bool {
		foreach ( $this->lines as $line ) {
			if ( ! $line->product->is_virtual ) {
				return true;
			}
		}
		return false;
	}

	/** Tells two contents apart; '' for an empty cart. Kept in a cookie and beside cached fragments. */
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

	/** Empties it after an order; addresses stay. */
	public function clear(): void {
		$this->lines          = array();
		$this->coupons        = array();
		$this->chosen_rate    = '';
		$this->payment_method = '';
		$this->customer_note  = '';
		$this->awaiting_order = 0;
	}
}
