<?php
/**
 * Renders the prices of a product.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Support\Money;
use StorefrontIslands\Views\Ui\Price;

defined( 'ABSPATH' ) || exit;

/** Field `prices` of the Store API (minor units as strings, with their currency) as HTML. */
final class Prices {
	/** Field as the Store API sends it. */
	private JsonReader $data;

	/**
	 * Creates the prices.
	 *
	 * @param JsonReader $data Field `prices` of a product.
	 */
	public function __construct( JsonReader $data ) {
		$this->data = $data;
	}

	/** Returns the current price as text; empty if the product has no price. A range reads "$40.00 – $47.00". */
	public function now(): string {
		if ( $this->is_range() ) {
			$range = $this->data->object( 'price_range' );
			return sprintf(
				/* translators: 1: lowest price, 2: highest price. */
				__( '%1$s – %2$s', 'storefront-islands' ),
				Money::format( $range->int( 'min_amount' ), $this->data ),
				Money::format( $range->int( 'max_amount' ), $this->data )
			);
		}
		return $this->written( 'price' );
	}

	/** Returns the price before a sale as text; null without a sale, and for a range. */
	public function before(): ?string {
		$is_reduced = ! $this->is_range() && $this->data->int( 'price' ) < $this->data->int( 'regular_price' );
		return $is_reduced ? $this->written( 'regular_price' ) : null;
	}

	/** Returns the price element; without content if there is no price. */
	public function html(): string {
		return sprintf( '<p class="storefront-product-price">%s</p>', Price::node( $this->now(), $this->before() )->html() );
	}

	/** True if the variations of a variable product have different prices. */
	private function is_range(): bool {
		$range = $this->data->object( 'price_range' );
		return $range->int( 'min_amount' ) !== $range->int( 'max_amount' );
	}

	/**
	 * Returns a formatted amount; empty if there is none.
	 *
	 * @param string $field Field with the amount.
	 */
	private function written( string $field ): string {
		return '' === $this->data->string( $field ) ? '' : Money::format( $this->data->int( $field ), $this->data );
	}
}
