<?php

declare(strict_types=1);

namespace StorefrontIslands\Account;

use StorefrontIslands\Checkout\Fields\CheckoutFields;
use StorefrontIslands\Checkout\Form\FormField;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * The checkout's fields of an address, with the names by which WooCommerce's form posts them. Renders the same HTML as
 * src/islands/account-address/island.tsx.
 */
final class AddressForm {
	/**
	 * Returns the fields as an island.
	 *
	 * @param string $kind Shipping or billing.
	 * @param array<string, string> $values Values of the fields of the form, by their names in an address.
	 */
	public static function html( string $kind, array $values, JsonReader $settings ): string {
		$known  = new CheckoutFields( $settings );
		$fields = $known->address( $kind, new JsonReader( $values ) );
		if ( isset( $values['email'] ) ) {
			$fields[] = $known->email( $values['email'] );
		}
		$shown = array();
		foreach ( $fields as $field ) {
			if ( isset( $values[ $field->name ] ) ) {
				$field->plugin_attributes['name'] = $kind . '_' . $field->name;
				$shown[]                = $field;
			}
		}
		$props = array(
			'kind'   => $kind,
			'values' => $values,
		);
		return sprintf( '<div class="storefront-account-address" %s>%s</div>', Island::attributes( 'account-address', $props ), FormField::group( $shown, $kind )->html() );
	}
}
