<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use WC_Checkout;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's own reading and checking of its classic form, for some of the form's fields. */
final class WooClassicForm extends WC_Checkout {
	/**
	 * Makes the form.
	 *
	 * @param array<string, array<string, array<array-key, mixed>>> $groups The fields, by group and name.
	 */
	public function __construct( array $groups ) {
		$this->fields = $groups + array_fill_keys( array( 'billing', 'shipping', 'account', 'order' ), array() );
	}

	/**
	 * Returns what is wrong with the fields, in WooCommerce's words.
	 *
	 * @param array<array-key, mixed> $data The form, as get_posted_data() returns it.
	 */
	public function errors( array $data ): WP_Error {
		$errors = new WP_Error();
		$this->validate_posted_data( $data, $errors );
		return $errors;
	}

	/**
	 * True for a group that is not shown. This plugin's form shows the shipping address always.
	 *
	 * @param string                  $fieldset_key Name of the group.
	 * @param array<array-key, mixed> $data         The form so far.
	 */
	protected function maybe_skip_fieldset( $fieldset_key, $data ): bool {
		return 'shipping' === $fieldset_key ? ! WC()->cart->needs_shipping_address() : parent::maybe_skip_fieldset( $fieldset_key, $data );
	}
}
