<?php
/**
 * A product's prices.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Money;
use StorefrontIslands\Views\Ui\Price;

defined( 'ABSPATH' ) || exit;

/** The field `prices` of the Store API (minor units as strings, with their currency) as a price tag. */
final class Prices {
	/**
	 * The field as the Store API sends it.
	 *
	 * @var Data
	 */
	private $data;

	/**
	 * Takes a product's `prices`.
	 *
	 * @param Data $data The field.
	 */
	public function __construct( Data $data ) {
		$this->data = $data;
	}

	/** What one costs, as text; empty where the product has no price. A range reads "$40.00 – $47.00". */
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

	/** What one cost before the sale, as text; null where there is no sale, and for a range. */
	public function before(): ?string {
		$is_reduced = ! $this->is_range() && $this->data->int( 'price' ) < $this->data->int( 'regular_price' );
		return $is_reduced ? $this->written( 'regular_price' ) : null;
	}

	/** The price tag; a line without content where there is no price. */
	public function html(): string {
		return sprintf( '<p class="storefront-product-price">%s</p>', Price::node( $this->now(), $this->before() )->html() );
	}

	/** Whether a variable product's variations cost different amounts. */
	private function is_range(): bool {
		$range = $this->data->object( 'price_range' );
		return $range->int( 'min_amount' ) !== $range->int( 'max_amount' );
	}

	/**
	 * An amount as the shop writes it, empty where there is none.
	 *
	 * @param string $field The field that holds it.
	 */
	private function written( string $field ): string {
		return '' === $this->data->string( $field ) ? '' : Money::format( $this->data->int( $field ), $this->data );
	}
}
