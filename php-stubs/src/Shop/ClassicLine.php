<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * What plugins and themes make of a cart's line by the filters of WooCommerce's classic templates. It comes with each
 * item of the Store API's cart, in `extensions` (WooCommerce\Cart\WooClassicLines); src/compat/classic-hooks/line.ts does
 * the same in the browser.
 */
final class ClassicLine {
	/** Namespace of the data in `extensions` of an item. */
	public const EXTENSION = 'storefront-islands-classic';

	/** Templates: the cart's table, and the order review of the checkout. */
	public const CART    = 'cart';
	public const SUMMARY = 'summary';

	private JsonReader $item;
	private JsonReader $changes;

	/**
	 * Reads the changes of an item.
	 *
	 * @param JsonReader $item   Item of GET /wc/store/v1/cart.
	 * @param string     $screen CART or SUMMARY.
	 */
	public function __construct( JsonReader $item, string $screen ) {
		$this->item    = $item;
		$this->changes = $item->object( 'extensions' )->object( self::EXTENSION )->object( $screen );
	}

	/** Returns the item with its picture, and a quantity that cannot be changed if plugins have taken the field away. */
	public function item(): JsonReader {
		$changed = array();
		if ( $this->changes->has( 'picture' ) ) {
			$changed['images'] = array( $this->changes->object( 'picture' ) );
		}
		if ( $this->changes->bool( 'is_fixed' ) ) {
			$changed['sold_individually'] = true;
		}
		return $this->item->with( new JsonReader( $changed ) );
	}

	/** True if the line can be removed. */
	public function is_removable(): bool {
		return ! $this->changes->bool( 'is_kept' );
	}

	/**
	 * True if there is HTML in place of what the line has itself.
	 *
	 * @param string $part name, price or total.
	 */
	public function has( string $part ): bool {
		return $this->changes->has( $part );
	}

	/**
	 * Returns that HTML, not sanitised; it may be empty.
	 *
	 * @param string $part name, price or total.
	 */
	public function html( string $part ): string {
		return $this->changes->string( $part );
	}

	/**
	 * Returns the classes of the line.
	 *
	 * @param string $own Those that it has itself.
	 */
	public function class_name( string $own ): string {
		return trim( $own . ' ' . $this->changes->string( 'class_name' ) );
	}
}
