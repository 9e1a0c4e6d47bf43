<?php
/**
 * Countries, their states, postcodes and address forms.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** What countries.json knows. */
final class Countries {
	/** The file's content, read once. */
	private static ?Input $data = null;

	/**
	 * Country code to name.
	 *
	 * @return array<array-key, string>
	 */
	public static function names(): array {
		return self::data()->object( 'countries' )->map();
	}

	/**
	 * State code to name; empty where any text is a state.
	 *
	 * @return array<array-key, string>
	 */
	public static function states( string $country ): array {
		return self::data()->object( 'states' )->object( $country )->map();
	}

	/**
	 * All states that are known.
	 *
	 * @return array<array-key, array<array-key, string>> Country code to state code to name.
	 */
	public static function all_states(): array {
		$states = array();
		foreach ( array_keys( self::data()->object( 'states' )->all() ) as $country ) {
			$states[ $country ] = self::states( (string) $country );
		}
		return $states;
	}

	/**
	 * What differs from the usual address form in each country: label, required, hidden.
	 *
	 * @return array<array-key, mixed>
	 */
	public static function locale(): array {
		return self::data()->object( 'locale' )->all();
	}

	/** Whether a field must be filled in a country. */
	public static function is_required( string $country, string $field ): bool {
		$field_locale = self::data()->object( 'locale' )->object( $country )->object( $field );
		return $field_locale->has( 'required' ) ? $field_locale->flag( 'required' ) : ! in_array( $field, array( 'company', 'address_2', 'phone' ), true );
	}

	/** A field's label in a country. */
	public static function label( string $country, string $field, string $usual ): string {
		return self::data()->object( 'locale' )->object( $country )->object( $field )->text( 'label', $usual );
	}

	/** Whether a postcode, in upper case, can be one of a country's. */
	public static function is_postcode( string $postcode, string $country ): bool {
		$pattern = self::data()->object( 'postcodes' )->text( $country, '^[A-Z0-9 -]+$' );
		return 1 === preg_match( "/$pattern/", $postcode );
	}

	/** Reads the file once a request. */
	private static function data(): Input {
		if ( null === self::$data ) {
			self::$data = Input::from_json( (string) file_get_contents( dirname( __DIR__, 2 ) . '/countries.json' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		}
		return self::$data;
	}
}
