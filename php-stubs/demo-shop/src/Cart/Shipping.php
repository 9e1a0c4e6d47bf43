<?php
/**
 * How a cart can be shipped.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Cart;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Amount;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** The rates on offer for a cart, and the one that is selected. The shop sends everything in one package. */
final class Shipping {
	public const PICKUP = 'pickup_location';

	/** @var list<ShippingRate> In the shop's order; empty where nothing is shipped. */
	public array $rates = array();

	/** The rate that counts; null where there is none, and where places to collect are all that can be told yet and none is chosen. */
	public ?ShippingRate $selected = null;

	/** Finds the rates of a cart. */
	public function __construct( Cart $cart, ShopSettings $settings, int $total ) {
		if ( ! $cart->needs_shipping() ) {
			return;
		}
		$minor_unit     = $settings->currency()->minor_unit;
		$awaits_address = $settings->ships_to_full_addresses_only() && ! $cart->shipping->tells_where();
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
		// Who has not chosen to collect wants it sent.
		$usual          = $awaits_address ? null : $this->rates[0] ?? null;
		$this->selected = $this->find( $cart->chosen_rate ) ?? $usual;
	}

	/** A rate by its id; null where it is not on offer. */
	public function find( string $rate_id ): ?ShippingRate {
		foreach ( $this->rates as $rate ) {
			if ( $rate->id === $rate_id ) {
				return $rate;
			}
		}
		return null;
	}

	/** Whether it is known how the cart can be shipped. */
	public function is_calculated(): bool {
		return array() !== $this->rates;
	}

	/** Whether the customer comes to the shop. */
	public function is_pickup(): bool {
		return null !== $this->selected && self::PICKUP === $this->selected->method_id;
	}

	/**
	 * What is said of a place of collection.
	 *
	 * @return array<string, string>
	 */
	private static function pickup_meta( Input $location ): array {
		$lines = array( $location->text( 'address_1' ), $location->text( 'city' ), trim( $location->text( 'state' ) . ' ' . $location->text( 'postcode' ) ) );
		return array(
			'pickup_location' => $location->text( 'name' ),
			'pickup_address'  => implode( ', ', array_diff( $lines, array( '' ) ) ),
			'pickup_details'  => $location->text( 'details' ),
		);
	}
}
