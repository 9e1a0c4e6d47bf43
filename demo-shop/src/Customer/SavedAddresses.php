<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Addresses of a user in user meta: those of the last order, or of the account page. They outlive the session. */
final class SavedAddresses {
	private const META = 'storefront_islands_demo_addresses';

	/** Returns a user's addresses: billing and shipping; empty if there are none. */
	public static function of( int $user ): Input {
		return Input::of( $user > 0 ? get_user_meta( $user, self::META, true ) : array() );
	}

	/**
	 * @param int                   $user     Id of the user; 0 for a guest, who has none.
	 * @param array<string, string> $billing  Billing address.
	 * @param array<string, string> $shipping Shipping address.
	 */
	public static function save( int $user, array $billing, array $shipping ): void {
		if ( $user > 0 ) {
			update_user_meta( $user, self::META, compact( 'billing', 'shipping' ) );
		}
	}
}
