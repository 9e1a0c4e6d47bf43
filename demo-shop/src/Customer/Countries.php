<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Data of countries.json: countries, their states, postcode formats and address forms. */
final class Countries {
	/** Content of the file, read once. */
	private static ?Input $data = null;

	/** @return array<array-key, string> Names by code. */
	public static function names(): array {
		return self::data()->object( 'countries' )->map();
	}

	/**
	 * Returns the names of a country's states by code; empty if the state is free text.
	 *
	 * @return array<array-key, string>
	 */
	public static function states( string $country ): array {
		return self::data()->object( 'states' )->object( $country )->map();
	}

	/** @return array<array-key, array<array-key, string>> State names by country code and state code. */
	public static function all_states(): array {
		$states = array();
		foreach ( array_keys( self::data()->object( 'states' )->all() ) as $country ) {
			$states[ $country ] = self::states( (string) $country );
		}
		return $states;
	}

	/**
	 * Returns the differences of each country from the default address form: label, required, hidden.
	 *
	 * @return array<array-key, mixed>
	 */
	public static function locale(): array {
		return self::data()->object( 'locale' )->all();
	}

	public static function is_required( string $country, string $field ): bool {
		$field_locale = self::data()->object( 'locale' )->object( $country )->object( $field );
		return $field_locale->has( 'required' ) ? $field_locale->flag( 'required' ) : ! in_array( $field, array( 'company', 'address_2', 'phone' ), true );
	}

	public static function label( string $country, string $field, string $default_value ): string {
		return self::data()->object( 'locale' )->object( $country )->object( $field )->text( 'label', $default_value );
	}

	/** True if an upper-case postcode has the format of a country. */
	public static function is_postcode( string $postcode, string $country ): bool {
		$pattern = self::data()->object( 'postcodes' )->text( $country, '^[A-Z0-9 -]+$' );
		return 1 === preg_match( "/$pattern/", $postcode );
	}

	private static function data(): Input {
		if ( null === self::$data ) {
			self::$data = Input::from_json( (string) file_get_contents( dirname( __DIR__, 2 ) . '/countries.json' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		}
		return self::$data;
	}
}
