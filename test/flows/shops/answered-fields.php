<?php
/**
 * Shop with additional checkout fields that a plugin cleans up and refuses, by the callbacks of the fields and by
 * WooCommerce's actions and filters for all of them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Returns the callbacks of a field that is written in capitals, without spaces, and starts with a letter and a hyphen. */
function storefront_test_code_callbacks( string $label ): array {
	return array(
		'sanitize_callback' => function ( $value ): string {
			return strtoupper( str_replace( ' ', '', (string) $value ) );
		},
		'validate_callback' => function ( $value ) use ( $label ) {
			return '' === (string) $value || 1 === preg_match( '/^[A-Z]-/', (string) $value )
				? true
				: new WP_Error( 'answered_code', "$label: $value does not start with a letter and a hyphen." );
		},
	);
}

add_action(
	'woocommerce_init',
	function (): void {
		foreach ( array( 'contact', 'address', 'order' ) as $place ) {
			woocommerce_register_additional_checkout_field(
				array(
					'id'       => "answered/$place-code",
					'label'    => "Code $place",
					'location' => $place,
					'type'     => 'text',
				) + storefront_test_code_callbacks( "Code $place" )
			);
			woocommerce_register_additional_checkout_field(
				array(
					'id'       => "answered/$place-size",
					'label'    => "Size $place",
					'location' => $place,
					'type'     => 'select',
					'options'  => array(
						array(
							'value' => 's',
							'label' => 'Small',
						),
						array(
							'value' => 'l',
							'label' => 'Large',
						),
					),
				)
			);
			woocommerce_register_additional_checkout_field(
				array(
					'id'       => "answered/$place-tick",
					'label'    => "Tick $place",
					'location' => $place,
					'type'     => 'checkbox',
				)
			);
		}
		woocommerce_register_additional_checkout_field(
			array(
				'id'                => 'answered/silent',
				'label'             => 'Number without a callback',
				'location'          => 'order',
				'type'              => 'text',
				'sanitize_callback' => 'storefront_test_trimmed',
			)
		);
	}
);

/** Returns a value without zeros in front. */
function storefront_test_trimmed( string $value ): string {
	return ltrim( $value, '0' );
}

add_filter(
	'woocommerce_sanitize_additional_field',
	function ( $value, string $key ) {
		return 'answered/silent' === $key ? "no. $value" : $value;
	},
	10,
	2
);
add_action(
	'woocommerce_validate_additional_field',
	function ( WP_Error $errors, string $key, $value ): void {
		if ( 'answered/silent' === $key && 'no. 13' === $value ) {
			$errors->add( 'answered_unlucky', 'The number 13 is not given to anyone.' );
		}
	},
	10,
	3
);
add_action(
	'woocommerce_blocks_validate_location_contact_fields',
	function ( WP_Error $errors, array $fields ): void {
		if ( 'l' === ( $fields['answered/contact-size'] ?? '' ) && empty( $fields['answered/contact-tick'] ) ) {
			$errors->add( 'answered_large', 'Large is only there with the tick.' );
		}
	},
	10,
	2
);
add_action(
	'woocommerce_set_additional_field_value',
	function ( string $key, $value, string $group, WC_Data $object ): void {
		if ( $object instanceof WC_Order && 'answered/order-code' === $key ) {
			$object->update_meta_data( '_answered_copy', "$group $value" );
		}
	},
	10,
	4
);
