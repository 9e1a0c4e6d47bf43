<?php
/**
 * Determines if shipping rates are available.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Shipping;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Checkout\Form\Fields;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/**
 * Mirrors src/domain/cart/delivery.ts. A shop may hide its shipping rates until the address is complete, and still
 * offer local pickup.
 */
final class Prospect {
	/** Rates are available. */
	public const OFFERED = 'offered';

	/** Rates are hidden until the address is complete. */
	public const AWAITS_ADDRESS = 'awaits-address';

	/** The shop does not ship to the address. */
	public const NONE = 'none';

	/** Address fields that determine the shipping zone. */
	private const PLACE = array( 'country', 'state', 'city', 'postcode' );

	/**
	 * Returns the state of the shipping rates.
	 *
	 * @param Packages   $packages Packages with the rates to choose from: all, or those of one kind.
	 * @param CartReader $reader   The cart and the settings.
	 */
	public static function of( Packages $packages, CartReader $reader ): string {
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
	 * True if the destination that the shop used for the calculation lacks fields that its country requires.
	 *
	 * @param Packages $packages Packages of the cart.
	 * @param Data     $settings Settings of the shop.
	 */
	private static function lacks_place( Packages $packages, Data $settings ): bool {
		$fields = new Fields( $settings );
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
