<?php
/**
 * Shop with a plugin that edits the fields of the checkout, as field editors do: by WooCommerce's filters for all
 * countries and for some, and with additional fields of every type at every place.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'woocommerce_get_country_locale',
	function ( array $locale ): array {
		$locale['US']['state']['label']         = 'Federal state';
		$locale['US']['postcode']['priority']   = 15;
		$locale['DE']['state']['hidden']        = false;
		$locale['DE']['state']['required']      = true;
		$locale['DE']['city']                   = array(
			'label'    => 'Ort',
			'required' => false,
		);
		$locale['DE']['postcode']['hidden']     = true;
		$locale['DE']['first_name']['required'] = false;
		$locale['GB']['phone']['required']      = true;
		$locale['GB']['address_1']              = array(
			'label'    => 'Road',
			'priority' => 95,
		);
		return $locale;
	}
);
add_filter(
	'woocommerce_get_country_locale_base',
	function ( array $locale ): array {
		$locale['city']['label']        = 'Place';
		$locale['last_name']['priority'] = 5;
		return $locale;
	}
);
add_filter(
	'woocommerce_default_address_fields',
	function ( array $fields ): array {
		$fields['city']['priority']       = 35;
		$fields['first_name']['required'] = false;
		$fields['address_1']['label']     = 'Not used by blocks';
		return $fields;
	}
);

// As Checkout Field Editor does: before WooCommerce adds its own setting.
add_action(
	'woocommerce_blocks_checkout_block_registration',
	function (): void {
		$container = Automattic\WooCommerce\Blocks\Package::container();
		$fields    = $container->get( Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields::class );
		$edited    = $fields->get_core_fields();
		$edited['company']['hidden']        = false;
		$edited['company']['label']         = 'Firm';
		$edited['company']['optionalLabel'] = 'Firm, if any';
		$edited['phone']['index']           = 8;
		$edited['phone']['required']        = true;
		$container->get( Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class )->add( 'defaultFields', array_merge( $edited, $fields->get_additional_fields() ) );
	}
);

/** Registers a field of each type at one place. */
function storefront_test_add_fields( string $place ): void {
	$is_ticked = array(
		'customer' => array(
			'properties' => array(
				'additional_fields' => array(
					'properties' => array( 'edited/contact-tick' => array( 'const' => true ) ),
					'required'   => array( 'edited/contact-tick' ),
				),
			),
		),
	);
	$options = array(
		array(
			'value' => 'a',
			'label' => 'First',
		),
		array(
			'value' => 'b',
			'label' => 'Second',
		),
	);
	$fields  = array(
		'text'        => array(
			'label'         => "Text $place",
			'optionalLabel' => "Text $place, if you like",
			'attributes'    => array(
				'maxLength'    => 12,
				'title'        => 'Some title',
				'data-probe'   => $place,
				'autocomplete' => 'nickname',
			),
		),
		'must'        => array(
			'label'    => "Must $place",
			'required' => true,
		),
		'select'      => array(
			'label'       => "Select $place",
			'type'        => 'select',
			'placeholder' => 'Choose, if you like',
			'options'     => $options,
		),
		'must-select' => array(
			'label'    => "Must select $place",
			'type'     => 'select',
			'required' => true,
			'options'  => $options,
		),
		'tick'        => array(
			'label' => "Tick $place",
			'type'  => 'checkbox',
		),
		'must-tick'   => array(
			'label'    => "Must tick $place",
			'type'     => 'checkbox',
			'required' => true,
		),
		'hidden'      => array(
			'label'  => "Hidden by a rule $place",
			'hidden' => $is_ticked,
		),
		'ruled'       => array(
			'label'    => "Required by a rule $place",
			'required' => $is_ticked,
		),
		'early'       => array(
			'label' => "Early $place",
			'index' => 12,
		),
	);
	foreach ( $fields as $name => $field ) {
		woocommerce_register_additional_checkout_field(
			$field + array(
				'id'       => "edited/$place-$name",
				'location' => $place,
				'type'     => 'text',
			)
		);
	}
}

add_action(
	'woocommerce_init',
	function (): void {
		array_map( 'storefront_test_add_fields', array( 'contact', 'address', 'order' ) );
	}
);
