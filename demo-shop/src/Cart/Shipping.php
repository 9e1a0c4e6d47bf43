<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Amount;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Available shipping rates of a cart and the selected one. The shop sends everything in one package. */
final class Shipping {
	public const PICKUP = 'pickup_location';

	/** @var list<ShippingRate> Available rates, in the shop's order; empty if nothing needs shipping. */
	public array $rates = array();

	/**
	 * Selected rate; null if there is none, or if only local pickup is available before the address is known and none
	 * is chosen.
	 */
	public ?ShippingRate $selected = null;

	public function __construct( Cart $cart, ShopSettings $settings, int $total ) {
		if ( ! $cart->needs_shipping() ) {
			return;
		}
		$minor_unit     = $settings->currency()->minor_unit;
		$awaits_address = $settings->ships_to_full_addresses_only() && ! $cart->shipping->is_locatable();
		foreach ( $settings->shipping_methods() as $index => $method ) {
			if ( ! $awaits_address && $total >= (int) Amount::parse( $method->text( 'min_amount' ), $minor_unit ) ) {
				$this->rates[] = new ShippingRate(
					$method->text( 'method_id' ),
					$index + 1,
					$method->text( 'title' ),
					(int) Amount::parse( $method->text( 'cost' ), $minor_unit ),
					$method->flag( 'taxable' )
				);
			}
		}
		foreach ( $settings->pickup_locations() as $index => $location ) {
			/* translators: %s: name of a shop */
			$name          = sprintf( __( 'Pickup (%s)', 'storefront-islands' ), $location->text( 'name' ) );
			$this->rates[] = new ShippingRate( self::PICKUP, $index, $name, 0, false, self::pickup_meta( $location ) );
		}
		// Shipping is the default: local pickup has to be chosen.
		$default_value          = $awaits_address ? null : $this->rates[0] ?? null;
		$this->selected = $this->find( $cart->chosen_rate ) ?? $default_value;
	}

	/** Returns a rate by its id; null if it is not available. */
	public function find( string $rate_id ): ?ShippingRate {
		foreach ( $this->rates as $rate ) {
			if ( $rate->id === $rate_id ) {
				return $rate;
			}
		}
		return null;
	}

	/** True if shipping rates are available. */
	public function is_calculated(): bool {
		return array() !== $this->rates;
	}

	public function is_pickup(): bool {
		return null !== $this->selected && self::PICKUP === $this->selected->method_id;
	}

	/** @return array<string, string> */
	private static function pickup_meta( Input $location ): array {
		$lines = array( $location->text( 'address_1' ), $location->text( 'city' ), trim( $location->text( 'state' ) . ' ' . $location->text( 'postcode' ) ) );
		return array(
			'pickup_location' => $location->text( 'name' ),
			'pickup_address'  => implode( ', ', array_diff( $lines, array( '' ) ) ),
			'pickup_details'  => $location->text( 'details' ),
		);
	}
}
