<?php
/**
 * What the form's views read.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout\Form;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Shipping\Packages;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** The cart and its settings, and what the form is like before anything is chosen (src/islands/checkout/form/model.ts). */
final class FormReader {
	private const ADDRESS_FIELDS = array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone' );

	/**
	 * The cart.
	 *
	 * @var CartReader
	 */
	public $reader;

	/**
	 * The checkout's part of the settings.
	 *
	 * @var Data
	 */
	public $checkout;

	/**
	 * Which fields are asked for.
	 *
	 * @var Fields
	 */
	public $fields;

	/**
	 * The cart's packages.
	 *
	 * @var Packages
	 */
	private $packages;

	/**
	 * Takes the cart.
	 *
	 * @param CartReader $reader The cart and the settings.
	 */
	public function __construct( CartReader $reader ) {
		$this->reader   = $reader;
		$this->checkout = $reader->settings->object( 'checkout' );
		$this->fields   = new Fields( $reader->settings );
		$this->packages = Packages::of( $reader->cart );
	}

	/** Whether the visitor is not logged in. */
	public function is_guest(): bool {
		return 0 === $this->reader->settings->int( 'currentUserId' );
	}

	/** Whether the goods can be sent or collected, as the shopper likes. */
	public function has_pickup(): bool {
		return $this->reader->is_shipped()
			&& $this->reader->settings->bool( 'localPickupEnabled' )
			&& array() !== $this->collected()->rates();
	}

	/** Whether they are collected: the rates that are selected say so. */
	public function is_collected(): bool {
		if ( ! $this->has_pickup() ) {
			return false;
		}
		$selected = 0;
		foreach ( $this->packages->rates() as $rate ) {
			if ( $rate->bool( 'selected' ) ) {
				++$selected;
				if ( ! in_array( $rate->string( 'method_id' ), $this->collectable(), true ) ) {
					return false;
				}
			}
		}
		return $selected > 0;
	}

	/** Whether there is an address of its own to send to. */
	public function asks_for_shipping(): bool {
		return $this->reader->is_shipped() && ! $this->is_collected() && ! $this->checkout->bool( 'shipsToBillingOnly' );
	}

	/** Whether the billing address is the shipping address in every field. */
	public function is_same_for_billing(): bool {
		$shipping = $this->reader->cart->object( 'shipping_address' );
		$billing  = $this->reader->cart->object( 'billing_address' );
		foreach ( self::ADDRESS_FIELDS as $field ) {
			if ( $shipping->string( $field ) !== $billing->string( $field ) ) {
				return false;
			}
		}
		return true;
	}

	/** The packages with the rates by which they are collected. */
	public function collected(): Packages {
		return $this->packages->only( true, $this->collectable() );
	}

	/** The packages with the rates by which they are sent. */
	public function sent(): Packages {
		return $this->packages->only( false, $this->collectable() );
	}

	/** The packages with the rates that are offered below the addresses. */
	public function offered(): Packages {
		return $this->has_pickup() ? $this->sent() : $this->packages;
	}

	/**
	 * Ids of the methods by which things are collected.
	 *
	 * @return list<string>
	 */
	private function collectable(): array {
		return $this->reader->settings->strings( 'collectableMethodIds' );
	}
}
