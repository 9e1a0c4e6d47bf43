<?php
/**
 * Shop with additional checkout fields of a plugin, some of which have rules. The fields are registered as
 * WooCommerce documents it, and for the demo shop by its filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Returns the options of the fields. */
function storefront_test_fields(): array {
	$ticked  = array( 'properties' => array( 'additional_fields' => array( 'properties' => array( 'acme/business' => array( 'const' => true ) ), 'required' => array( 'acme/business' ) ) ) );
	$germany = array( 'properties' => array( 'address' => array( 'properties' => array( 'country' => array( 'const' => 'DE' ) ) ) ) );
	return array(
		array(
			'id'       => 'acme/business',
			'label'    => 'I buy for a business',
			'location' => 'contact',
			'type'     => 'checkbox',
		),
		array(
			'id'         => 'acme/vat',
			'label'      => 'VAT number',
			'location'   => 'contact',
			'required'   => array( 'customer' => $ticked ),
			'hidden'     => array( 'customer' => array( 'not' => $ticked ) ),
			'validation' => array(
				'type'         => 'string',
				'pattern'      => '^[A-Z]{2}\\d{6}$',
				'errorMessage' => 'A VAT number has two letters and six digits.',
			),
		),
		array(
			'id'       => 'acme/entrance',
			'label'    => 'Entrance',
			'location' => 'address',
			'required' => array( 'customer' => $germany ),
			'hidden'   => array( 'customer' => array( 'properties' => array( 'address' => array( 'properties' => array( 'country' => array( 'const' => 'US' ) ) ) ) ) ),
		),
		array(
			'id'       => 'acme/landmark',
			'label'    => 'Landmark',
			'location' => 'address',
			// \b is left to the server.
			'hidden'   => array( 'customer' => array( 'properties' => array( 'address' => array( 'properties' => array( 'city' => array( 'not' => array( 'pattern' => '\\bVillage\\b' ) ) ) ) ) ) ),
		),
		array(
			'id'          => 'acme/wrapping',
			'label'       => 'Wrapping',
			'location'    => 'order',
			'type'        => 'select',
			'placeholder' => 'Choose a paper',
			'options'     => array(
				array(
					'value' => 'plain',
					'label' => 'Plain',
				),
				array(
					'value' => 'stars',
					'label' => 'Stars & stripes',
				),
			),
			'hidden'      => array( 'cart' => array( 'properties' => array( 'items_count' => array( 'maximum' => 1 ) ) ) ),
			'required'    => array( 'checkout' => array( 'properties' => array( 'payment_method' => array( 'const' => 'cheque' ) ) ) ),
		),
		array(
			'id'                => 'acme/reference',
			'label'             => 'Your reference',
			'location'          => 'order',
			'attributes'        => array(
				'maxLength'  => 8,
				'title'      => 'On your invoice',
				'data-kind'  => 'reference',
				'aria-label' => 'Reference for your invoice',
			),
			'sanitize_callback' => static function ( $value ) {
				return strtoupper( (string) $value );
			},
			'validate_callback' => static function ( $value ) {
				return 'BAD' === $value ? new WP_Error( 'bad_reference', 'This reference is not known to us.' ) : true;
			},
		),
		array(
			'id'            => 'acme/adult',
			'label'         => 'I am of age',
			'location'      => 'order',
			'type'          => 'checkbox',
			'required'      => true,
			'error_message' => 'We sell this to adults only.',
		),
	);
}

add_action(
	'woocommerce_init',
	static function (): void {
		array_map( 'woocommerce_register_additional_checkout_field', storefront_test_fields() );
	}
);
add_filter( 'storefront_islands_demo_fields', 'storefront_test_fields' );
