<?php
/**
 * The address form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

defined( 'ABSPATH' ) || exit;

/** The fields of an address with their defaults (spec section 3). */
final class AddressFields {
	/**
	 * Every field.
	 *
	 * @return array<string, array{label: string, optionalLabel: string, required: bool, hidden: bool, index: int}>
	 */
	public static function all(): array {
		return array(
			'first_name' => self::field( __( 'First name', 'storefront-islands' ), true, 10 ),
			'last_name'  => self::field( __( 'Last name', 'storefront-islands' ), true, 20 ),
			'company'    => self::field( __( 'Company', 'storefront-islands' ), false, 30 ),
			'address_1'  => self::field( __( 'Address', 'storefront-islands' ), true, 40 ),
			'address_2'  => self::field( __( 'Apartment, suite, etc.', 'storefront-islands' ), false, 50 ),
			'country'    => self::field( __( 'Country/Region', 'storefront-islands' ), true, 60 ),
			'city'       => self::field( __( 'City', 'storefront-islands' ), true, 70 ),
			'state'      => self::field( __( 'State/County', 'storefront-islands' ), true, 80 ),
			'postcode'   => self::field( __( 'Postal code', 'storefront-islands' ), true, 90 ),
			'phone'      => self::field( __( 'Phone', 'storefront-islands' ), false, 100 ),
		);
	}

	/**
	 * One field.
	 *
	 * @param string $label    Shown beside it.
	 * @param bool   $required Whether it must be filled, where the country says nothing else.
	 * @param int    $index    Its place in the form.
	 * @return array{label: string, optionalLabel: string, required: bool, hidden: bool, index: int}
	 */
	private static function field( string $label, bool $required, int $index ): array {
		return array(
			'label'         => $label,
			/* translators: %s: a field's label */
			'optionalLabel' => sprintf( __( '%s (optional)', 'storefront-islands' ), $label ),
			'required'      => $required,
			'hidden'        => false,
			'index'         => $index,
		);
	}
}
