<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart;

use StorefrontIslands\Checkout\Fields\CheckoutFields;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Mirrors src/domain/cart/shipping/delivery.ts. A shop may hide its shipping rates until the address is complete, and
 * still offer local pickup.
 */
final class ShippingAvailability {
	/** Rates are available. */
	private const OFFERED = 'offered';

	/** Rates are hidden until the address is complete. */
	public const AWAITS_ADDRESS = 'awaits-address';

	/** The shop does not ship to the address. */
	public const NONE = 'none';

	/** Address fields that determine the shipping zone. */
	private const PLACE = array( 'country', 'state', 'city', 'postcode' );

	/**
	 * Returns the state of the shipping rates.
	 *
	 * @param ShippingPackages $packages Packages with the rates to choose from: all, or those of one kind.
	 */
	public static function of( ShippingPackages $packages, CartReader $reader ): string {
		$awaits_address = ! $reader->cart->bool( 'has_calculated_shipping' ) || 0 === $packages->count() || self::lacks_place( $packages, $reader->settings );
		$sent           = $packages->only( false, $reader->settings->strings( 'collectableMethodIds' ) );
		if ( $awaits_address && $reader->settings->bool( 'shippingCostRequiresAddress' ) && array() === $sent->rates() ) {
			return self::AWAITS_ADDRESS;
		}
		if ( array() !== $packages->rates() ) {
			return self::OFFERED;
		}
		return $awaits_address ? self::AWAITS_ADDRESS : self::NONE;
	}

	/**
	 * Returns the reason why there are no rates to choose from: a plugin's words, else the usual ones; empty if there are.
	 *
	 * @param ShippingPackages      $packages Packages of the cart, with all or some of their rates.
	 * @param array<string, string> $usual    Words for AWAITS_ADDRESS and NONE.
	 */
	public static function message( ShippingPackages $packages, CartReader $reader, array $usual ): string {
		$availability = self::of( $packages, $reader );
		return $reader->classic->change( $availability ) ?? $usual[ $availability ] ?? '';
	}

	/** True if the destination that the shop used for the calculation lacks fields that its country requires. */
	private static function lacks_place( ShippingPackages $packages, JsonReader $settings ): bool {
		$fields = new CheckoutFields( $settings );
		foreach ( $packages->all() as $package ) {
			$destination = $package->object( 'destination' );
			foreach ( self::PLACE as $name ) {
				if ( '' === $destination->string( $name ) && $fields->requires( $name, $destination->string( 'country' ) ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
