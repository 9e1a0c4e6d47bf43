<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins and themes make of totals, coupons and messages about shipping by the filters of WooCommerce's classic
 * templates. It comes with the Store API's cart, in `extensions` (WooCommerce\Cart\WooClassicTotals);
 * src/compat/classic-hooks/totals.ts does the same in the browser.
 */
final class ClassicTotals {
	private JsonReader $changes;

	/**
	 * Reads the changes of a cart.
	 *
	 * @param JsonReader $cart   GET /wc/store/v1/cart.
	 * @param string     $screen cart or checkout.
	 */
	public function __construct( JsonReader $cart, string $screen ) {
		$this->changes = $cart->object( 'extensions' )->object( ClassicLine::EXTENSION )->object( $screen );
	}

	/**
	 * Returns a text, or HTML that is not sanitised; null if nobody has changed it.
	 *
	 * @param string $name Name of the change.
	 */
	public function change( string $name ): ?string {
		return $this->changes->has( $name ) ? $this->changes->string( $name ) : null;
	}
}
