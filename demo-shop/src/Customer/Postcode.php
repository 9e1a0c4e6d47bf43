<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

defined( 'ABSPATH' ) || exit;

/** Formats postcodes as WooCommerce stores them. */
final class Postcode {
	/** Where each country separates the parts of a postcode, from the end if negative, and by what. */
	private const SEPARATORS = array(
		'BR' => array( -3, '-' ),
		'CA' => array( -3, ' ' ),
		'CZ' => array( -2, ' ' ),
		'GB' => array( -3, ' ' ),
		'IE' => array( 3, ' ' ),
		'JP' => array( 3, '-' ),
		'MN' => array( 5, '-' ),
		'NL' => array( 4, ' ' ),
		'PL' => array( -3, '-' ),
		'PR' => array( 5, '-' ),
		'PT' => array( 4, '-' ),
		'SE' => array( -2, ' ' ),
		'SK' => array( -2, ' ' ),
		'US' => array( 5, '-' ),
	);

	/** What a country puts before the number. */
	private const PREFIXES = array( 'LV' => 'LV-' );

	/** Returns a postcode in the spelling of its country: "SW1A 1AA" for "sw1a1aa". */
	public static function format( string $postcode, string $country ): string {
		$plain = strtoupper( (string) preg_replace( '/[\s-]/', '', sanitize_text_field( $postcode ) ) );
		if ( isset( self::PREFIXES[ $country ] ) && ctype_digit( $plain ) ) {
			return self::PREFIXES[ $country ] . $plain;
		}
		list( $position, $separator ) = self::SEPARATORS[ $country ] ?? array( 0, '' );
		return strlen( $plain ) > abs( $position ) ? substr_replace( $plain, $separator, $position, 0 ) : $plain;
	}
}
