<?php
/**
 * What is known of how a cart gets to its shopper.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Shipping;

use StorefrontIslands\Views\Cart\CartReader;
use StorefrontIslands\Views\Checkout\Form\Fields;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** The same as src/domain/cart/delivery.ts. A shop may keep its rates back until the address is there, and still offer to collect the goods. */
final class Prospect {
	/** There are rates. */
	public const OFFERED = 'offered';

	/** The shop tells when it knows where to. */
	public const AWAITS_ADDRESS = 'awaits-address';

	/** The shop does not deliver there. */
	public const NONE = 'none';

	/** The fields that shipping zones are told apart by. */
	private const PLACE = array( 'country', 'state', 'city', 'postcode' );

	/**
	 * Whether there is something to choose from.
	 *
	 * @param Packages   $packages With the rates that are to be chosen from: all of them, or those of one kind.
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
	 * Whether the address that the shop has calculated with lacks what its country asks for.
	 *
	 * @param Packages $packages Those of the cart.
	 * @param Data     $settings The shop's.
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
