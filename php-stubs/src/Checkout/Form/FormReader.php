<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Form;

use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\ShippingPackages;
use StorefrontIslands\Checkout\Fields\CheckoutFields;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Cart, settings and the initial state of the form (src/islands/checkout/form/model.ts). */
final class FormReader {
	private const ADDRESS_FIELDS = array( 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'phone' );

	public CartReader $reader;

	public JsonReader $checkout;

	public CheckoutFields $fields;

	private ShippingPackages $packages;

	public function __construct( CartReader $reader ) {
		$this->reader   = $reader;
		$this->checkout = $reader->settings->object( 'checkout' );
		$this->fields   = new CheckoutFields( $reader->settings );
		$this->packages = ShippingPackages::of( $reader->cart );
	}

	/** True if the visitor is not logged in. */
	public function is_guest(): bool {
		return 0 === $this->reader->settings->int( 'currentUserId' );
	}

	/** True if the shopper can choose between shipping and local pickup. */
	public function has_pickup(): bool {
		return $this->reader->is_shipped()
			&& $this->reader->settings->bool( 'localPickupEnabled' )
			&& array() !== $this->collected()->rates();
	}

	/** True if local pickup is selected and nothing can be shipped anywhere. */
	public function is_all_pickup(): bool {
		return $this->is_collected()
			&& $this->checkout->bool( 'pickupOnly' )
			&& array() === $this->sent()->rates();
	}

	/** True if local pickup is selected, according to the selected rates. */
	public function is_collected(): bool {
		return $this->has_pickup() && $this->packages->are_collected( $this->collectable() );
	}

	/** True if the form has a shipping address. */
	public function asks_for_shipping(): bool {
		return $this->reader->is_shipped() && ! $this->is_collected() && ! $this->checkout->bool( 'shipsToBillingOnly' );
	}

	/** True if all fields of the billing address equal those of the shipping address. */
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

	/**
	 * True if a plugin sets a tick before the form is shown (src/compat/classic-hooks/ticks.ts).
	 *
	 * @param string $name terms, account, or addresses: two of them.
	 */
	public function has_tick( string $name ): bool {
		return in_array( $name, $this->checkout->strings( 'ticks' ), true );
	}

	/** True if a plugin asks for both addresses, and the visitor has none: one that both have needs no second one. */
	public function begins_with_both(): bool {
		return $this->has_tick( 'addresses' ) && '' === $this->reader->cart->object( 'shipping_address' )->string( 'address_1' );
	}

	/** Returns the packages with their rates for local pickup. */
	public function collected(): ShippingPackages {
		return $this->packages->only( true, $this->collectable() );
	}

	/** Returns the packages with their rates for shipping. */
	public function sent(): ShippingPackages {
		return $this->packages->only( false, $this->collectable() );
	}

	/** Returns the packages with the rates listed below the addresses. */
	public function offered(): ShippingPackages {
		return $this->has_pickup() ? $this->sent() : $this->packages;
	}

	/**
	 * Returns the ids of the local pickup methods.
	 *
	 * @return list<string>
	 */
	private function collectable(): array {
		return $this->reader->settings->strings( 'collectableMethodIds' );
	}
}
