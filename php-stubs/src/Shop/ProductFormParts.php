<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Fields and defaults of a product's form, and the HTML of other plugins in it. */
final class ProductFormParts {
	/** Actions of WooCommerce's templates around a quantity. */
	public const BEFORE_QUANTITY = 'woocommerce_before_add_to_cart_quantity';
	public const AFTER_QUANTITY  = 'woocommerce_after_add_to_cart_quantity';

	/** Actions of WooCommerce's template quantity-input.php beside the input. */
	public const BEFORE_QUANTITY_INPUT = 'woocommerce_before_quantity_input_field';
	public const AFTER_QUANTITY_INPUT  = 'woocommerce_after_quantity_input_field';

	/**
	 * Names of the form fields of the attributes that make variations (attribute_pa_color), in the product's order.
	 *
	 * @var list<string>
	 */
	public array $fields = array();

	/**
	 * Values that the merchant has chosen in advance, by form field.
	 *
	 * @var array<string, string>
	 */
	public array $defaults = array();

	/** Address that describes one variation to scripts of other plugins; empty if the shop has none. */
	public string $variation_url = '';

	/** HTML of the whole form where it is a plugin's: of a product type of its own, or in place of WooCommerce's; null for ours. */
	public ?string $whole = null;

	/** True if the whole form asks for the product's password: nothing else of the product is shown then. */
	public bool $is_locked = false;

	/** False if a plugin prints a button of its own, with its quantity, into the form of a variable product. */
	public bool $has_button = true;

	/** True if the browser itself sends the form, as a plugin would not find its fields in a request of a script. */
	public bool $is_sent = false;

	/** True if the form's button stays at the lower edge of a phone; only one form of a page can. */
	public bool $has_bar = false;

	/**
	 * HTML of other plugins by the action that prints it.
	 *
	 * @var array<string, string>
	 */
	public array $html = array();

	/**
	 * Returns what other plugins print at a place; empty for nothing.
	 *
	 * @param string $action Action of WooCommerce's template, such as woocommerce_before_add_to_cart_button.
	 */
	public function at( string $action ): string {
		return $this->html[ $action ] ?? '';
	}

	/**
	 * Returns the key of what other plugins print at one product of a group.
	 *
	 * @param string $action Action of WooCommerce's template.
	 */
	public static function of_member( string $action, int $id ): string {
		return "$action/$id";
	}
}
