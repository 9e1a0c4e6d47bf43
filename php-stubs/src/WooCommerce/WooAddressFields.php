<?php
/**
 * Provides the address fields of WooCommerce's checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the address fields of WooCommerce and its plugins to the shape of docs/behaviour.md#address-fields.
 */
final class WooAddressFields {
	/** Default index of a plugin's field, after WooCommerce's own fields. */
	private const LAST = 1000;

	/**
	 * Returns the address fields of WooCommerce's own cart and checkout blocks, whose labels
	 * docs/behaviour.md#address-fields defines, and those that plugins add to addresses. An older WooCommerce only has
	 * the fields of its classic forms.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function address(): array {
		$fields = $this->fields();
		$known  = null === $fields ? WC()->countries->get_default_address_fields() : $fields->get_core_fields();
		return $this->settings( array_diff_key( $known, array( 'email' => true ) ) ) + $this->of_plugins( 'address' );
	}

	/**
	 * Returns the fields that plugins add next to the email field (contact) or for the whole order (order).
	 *
	 * @param string $location WooCommerce's name of the location: address, contact or order.
	 * @return array<string, array<string, mixed>>
	 */
	public function of_plugins( string $location ): array {
		$fields = $this->fields();
		if ( null === $fields ) {
			return array();
		}
		$known = $fields->get_fields_for_location( $location );
		$added = array();
		foreach ( array_diff_key( $known, $fields->get_core_fields() ) as $name => $field ) {
			$added[ $name ] = is_array( $field ) ? $field + array( 'index' => self::LAST ) : $field;
		}
		return $this->settings( $added );
	}

	/**
	 * Returns the differences from the default fields in each country.
	 *
	 * @return array<array-key, array<string, array<string, mixed>>>
	 */
	public function country_locale(): array {
		$locale = array();
		foreach ( WC()->countries->get_country_locale() as $country => $fields ) {
			if ( 'default' !== $country && is_array( $fields ) ) {
				$locale[ $country ] = $this->settings( $fields );
			}
		}
		return array_filter( $locale );
	}

	/**
	 * Returns a customer's values of the fields that plugins add to an address.
	 *
	 * @param \WC_Customer $customer The customer.
	 * @param string       $kind     `billing` or `shipping`.
	 * @return array<string, string> Stored values, strings only; empty in an older WooCommerce.
	 */
	public function entered( \WC_Customer $customer, string $kind ): array {
		$read = array( $this->fields(), 'get_all_fields_from_object' );
		// WooCommerce before 9.2 has the method under another name.
		$values  = is_callable( $read ) ? $read( $customer, $kind ) : array();
		$entered = array();
		foreach ( is_array( $values ) ? $values : array() as $name => $value ) {
			if ( is_string( $value ) ) {
				$entered[ (string) $name ] = $value;
			}
		}
		return $entered;
	}

	/** Returns WooCommerce's registry of additional fields; null in an older version. */
	private function fields(): ?CheckoutFields {
		if ( ! class_exists( CheckoutFields::class ) ) {
			return null;
		}
		$fields = Package::container()->get( CheckoutFields::class ); // @phpstan-ignore method.nonObject (the stubs say nothing of the container)
		return $fields instanceof CheckoutFields ? $fields : null;
	}

	/**
	 * Returns fields with their order as index.
	 *
	 * @param array<array-key, mixed> $fields Fields of WooCommerce, complete or only the differences of a country.
	 * @return array<string, array<string, mixed>>
	 */
	private function settings( array $fields ): array {
		$settings = array();
		foreach ( $fields as $name => $field ) {
			if ( is_array( $field ) ) {
				$is_added                   = false !== strpos( (string) $name, '/' );
				$settings[ (string) $name ] = $this->setting( $field ) + ( $is_added ? $this->plugin_setting( $field ) : array() );
			}
		}
		return $settings;
	}

	/**
	 * Returns the settings that all fields share.
	 *
	 * @param array<array-key, mixed> $field Field of WooCommerce.
	 * @return array<string, mixed>
	 */
	private function setting( array $field ): array {
		$setting = array();
		if ( isset( $field['label'] ) && is_string( $field['label'] ) ) {
			$setting['label'] = Text::decode( $field['label'] );
			/* translators: %s: label of an address field */
			$setting['optionalLabel'] = sprintf( __( '%s (optional)', 'storefront-islands' ), $setting['label'] );
		}
		foreach ( array( 'required', 'hidden' ) as $flag ) {
			if ( isset( $field[ $flag ] ) ) {
				// A plugin's conditional rule depends on the rest of the checkout and is left to the server: the field
				// is shown and not required.
				$setting[ $flag ] = ! is_array( $field[ $flag ] ) && $field[ $flag ];
			}
		}
		$index = $field['index'] ?? $field['priority'] ?? null;
		if ( is_numeric( $index ) ) {
			$setting['index'] = (int) $index;
		}
		return $setting;
	}

	/**
	 * Returns the settings that only fields of plugins have.
	 *
	 * @param array<array-key, mixed> $field Field of WooCommerce.
	 * @return array<string, mixed>
	 */
	private function plugin_setting( array $field ): array {
		$attributes = isset( $field['attributes'] ) && is_array( $field['attributes'] ) ? $field['attributes'] : array();
		$longest    = $attributes['maxLength'] ?? $attributes['maxlength'] ?? 0;
		$options    = isset( $field['options'] ) && is_array( $field['options'] ) ? array_values( array_filter( $field['options'], array( $this, 'is_choice' ) ) ) : array();
		return array_filter(
			array(
				'type'         => $field['type'] ?? 'text',
				'options'      => $options,
				'autoComplete' => $attributes['autocomplete'] ?? '',
				'maxLength'    => is_numeric( $longest ) ? (int) $longest : 0,
				'pattern'      => $attributes['pattern'] ?? '',
				'title'        => $attributes['title'] ?? '',
			)
		);
	}

	/**
	 * True for an option that can be chosen. Older WooCommerce adds an empty option to optional fields; the plugin's
	 * form has its own.
	 *
	 * @param mixed $option Option of the field.
	 */
	private function is_choice( $option ): bool {
		return ! is_array( $option ) || '' !== ( $option['value'] ?? null );
	}
}
