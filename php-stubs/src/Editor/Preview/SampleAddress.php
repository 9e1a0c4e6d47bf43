<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Support\DataFile;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * The sample's address in a country that the shop sells to; outside the United States only the fields that suit every
 * country. src/preview/sample-address.ts does the same.
 */
final class SampleAddress {
	/**
	 * Returns the address.
	 *
	 * @param JsonReader $settings Settings of the shop.
	 * @return array<string, string> Fields by their names in the Store API.
	 */
	public static function in( JsonReader $settings ): array {
		$country  = self::country( $settings );
		$american = DataFile::read( 'sample-cart' )->object( 'cart' )->object( 'shipping_address' );
		$states   = $settings->object( 'states' )->object( $country )->keys();
		$address  = array();
		foreach ( $american->keys() as $name ) {
			$address[ $name ] = $american->string( $name );
		}
		$state = in_array( $address['state'], $states, true ) ? $address['state'] : $states[0] ?? '';
		$local = array( 'state' => $state, 'country' => $country );
		return ( $country === $address['country'] ? $local : $local + array( 'address_1' => '', 'city' => '', 'postcode' => '' ) ) + $address;
	}

	/** Returns the code of the country. */
	private static function country( JsonReader $settings ): string {
		$codes = $settings->strings( 'billingCountries' );
		$codes = array() === $codes ? $settings->object( 'countries' )->keys() : $codes;
		return in_array( 'US', $codes, true ) ? 'US' : $codes[0] ?? 'US';
	}
}
