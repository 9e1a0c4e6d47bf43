<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Account;

use StorefrontIslands\Shop\AccountParts;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the checkout's fields in WooCommerce's address form, in place of WooCommerce's own fields. The form, its
 * nonce, fields of plugins, validation and storage stay WooCommerce's.
 */
final class WooAccountAddress {
	/** Fields that WooCommerce's form has and the checkout's form knows, by their names in an address. */
	private const FIELDS = array( 'first_name', 'last_name', 'company', 'country', 'address_1', 'address_2', 'city', 'state', 'postcode', 'phone', 'email' );

	private AccountParts $parts;

	/** Address of the form: billing or shipping; empty until the form is printed. */
	private string $kind = '';

	/**
	 * Values of the fields that are replaced, by name in an address.
	 *
	 * @var array<string, string>
	 */
	private array $values = array();

	/** True once the fields are printed. */
	private bool $is_printed = false;

	public function __construct( AccountParts $parts ) {
		$this->parts = $parts;
	}

	/** Adds the hooks. */
	public function start(): void {
		add_filter( 'woocommerce_address_to_edit', array( $this, 'take' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_form_field', array( $this, 'replace' ), PHP_INT_MAX, 2 );
	}

	/** Removes the hooks. */
	public function stop(): void {
		remove_filter( 'woocommerce_address_to_edit', array( $this, 'take' ), PHP_INT_MAX );
		remove_filter( 'woocommerce_form_field', array( $this, 'replace' ), PHP_INT_MAX );
	}

	/**
	 * Remembers the fields of the form, with what the customer has typed.
	 *
	 * @internal
	 * @param mixed $fields Fields of the form by their names, such as billing_city.
	 * @param mixed $kind   Address of the form.
	 * @return mixed
	 */
	public function take( $fields, $kind ) {
		$this->kind = 'shipping' === $kind ? 'shipping' : 'billing';
		foreach ( self::FIELDS as $name ) {
			$key   = $this->kind . '_' . $name;
			$field = is_array( $fields ) ? $fields[ $key ] ?? null : null;
			if ( is_array( $field ) ) {
				$value                 = wc_get_post_data_by_key( $key, is_string( $field['value'] ?? null ) ? $field['value'] : '' );
				$this->values[ $name ] = is_string( $value ) ? $value : '';
			}
		}
		return $fields;
	}

	/**
	 * Returns all replaced fields for the first of them, and nothing for the others.
	 *
	 * @internal
	 * @param mixed $html HTML of a field.
	 * @param mixed $key  Name of the field.
	 * @return mixed
	 */
	public function replace( $html, $key ) {
		$name = is_string( $key ) && '' !== $this->kind && 0 === strpos( $key, $this->kind . '_' ) ? substr( $key, strlen( $this->kind ) + 1 ) : '';
		if ( ! isset( $this->values[ $name ] ) ) {
			return $html;
		}
		$form             = $this->is_printed ? '' : $this->parts->address( $this->kind, $this->values );
		$this->is_printed = true;
		return $form;
	}
}
