<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFieldsSchema\DocumentObject;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's document of cart, checkout and customer (since 9.9). WooCommerce builds it anew for every rule; here the
 * cart is calculated once.
 */
final class WooRuleDocument extends DocumentObject {
	/**
	 * Cart of the document; null before it is first needed.
	 *
	 * @var array<array-key, mixed>|null
	 */
	private ?array $cart_data = null;

	/**
	 * Returns the cart of the document.
	 *
	 * @return array<array-key, mixed>
	 */
	protected function get_cart_data() {
		if ( null === $this->cart_data ) {
			$this->cart_data = parent::get_cart_data();
			// With gaps it would be an object, in which no rule finds a type.
			$this->cart_data['items_type'] = array_values( (array) ( $this->cart_data['items_type'] ?? array() ) );
		}
		return $this->cart_data;
	}
}
