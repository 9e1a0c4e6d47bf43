<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Customer;

defined( 'ABSPATH' ) || exit;

/** Fields of the address form with their default settings (docs/behaviour.md#address-fields). */
final class AddressFields {
	/** @return array<string, array{label: string, optionalLabel: string, required: bool, hidden: bool, index: int}> */
	public static function all(): array {
		return array(
			'first_name' => self::field( __( 'First name', 'storefront-islands' ), true, 10 ),
			'last_name'  => self::field( __( 'Last name', 'storefront-islands' ), true, 20 ),
			'company'    => self::field( __( 'Company', 'storefront-islands' ), false, 30 ),
			'address_1'  => self::field( __( 'Address', 'storefront-islands' ), true, 40 ),
			'address_2'  => self::field( __( 'Apartment, suite, etc.', 'storefront-islands' ), false, 50 ),
			'country'    => self::field( __( 'Country/Region', 'storefront-islands' ), true, 1 ),
			'city'       => self::field( __( 'City', 'storefront-islands' ), true, 70 ),
			'state'      => self::field( __( 'State/County', 'storefront-islands' ), true, 80 ),
			'postcode'   => self::field( __( 'Postal code', 'storefront-islands' ), true, 90 ),
			'phone'      => self::field( __( 'Phone', 'storefront-islands' ), false, 100 ),
		);
	}

	/**
	 * @param bool $required True if the field is required, unless the country overrides it.
	 * @param int  $index    Position in the form.
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
