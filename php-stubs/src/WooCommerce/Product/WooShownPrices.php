<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Shown prices in SQL. WooCommerce's table has stored prices. Where taxes are added or taken out for the visitor,
 * bounds, bars and filters would have other amounts than the cards.
 */
final class WooShownPrices {
	/** Price from whose shown price the factor of a tax class is read; large, so that rounding does not matter. */
	private const SAMPLE = 1000000.0;

	/**
	 * What a stored price is multiplied with, by tax class; no class with the factor 1.
	 *
	 * @var array<string, float>
	 */
	private array $factors = array();

	/** True if WooCommerce computes with taxes when it filters. */
	private bool $is_converted;

	/** Reads the taxes of the visitor. */
	public function __construct() {
		$this->is_converted = ( wc_prices_include_tax() ? 'incl' : 'excl' ) !== get_option( 'woocommerce_tax_display_shop' );
		if ( ! wc_tax_enabled() ) {
			return;
		}
		foreach ( array_filter( array_merge( array( '' ), \WC_Tax::get_tax_class_slugs() ), 'is_string' ) as $tax_class ) {
			$factor = self::factor( $tax_class );
			if ( abs( $factor - 1 ) > 0.0000001 ) {
				$this->factors[ $tax_class ] = $factor;
			}
		}
	}

	/** True if prices are shown as they are stored, also to WooCommerce's filters. */
	public function are_plain(): bool {
		return array() === $this->factors && ! $this->is_converted;
	}

	/**
	 * Returns the SQL of a shown price, in major units.
	 *
	 * @param string $column "min_price" or "max_price" of WooCommerce's table of products.
	 */
	public function sql( string $column ): string {
		if ( array() === $this->factors ) {
			return $column;
		}
		$cases = '';
		foreach ( $this->factors as $tax_class => $factor ) {
			$cases .= sprintf( " WHEN '%s' THEN %.8F", sanitize_title( $tax_class ), $factor );
		}
		return sprintf( "ROUND( %s * CASE WHEN tax_status = 'taxable' THEN CASE tax_class%s ELSE 1 END ELSE 1 END, %d )", $column, $cases, wc_get_price_decimals() );
	}

	/**
	 * Returns the SQL that selects the products with a price in a range that has one end at least.
	 *
	 * @param int|null $min Lowest price, in minor units.
	 * @param int|null $max Highest price, in minor units.
	 */
	public function within( ?int $min, ?int $max ): string {
		$parts = array();
		if ( null !== $min ) {
			$parts[] = $this->sql( 'max_price' ) . ' >= ' . self::major( $min );
		}
		if ( null !== $max ) {
			$parts[] = $this->sql( 'min_price' ) . ' <= ' . self::major( $max );
		}
		return 'SELECT product_id FROM ' . self::table() . ' WHERE ' . implode( ' AND ', $parts );
	}

	/**
	 * Returns the lowest and the highest shown price.
	 *
	 * @return array{min: int, max: int}|null Minor units; null if no product has a price.
	 */
	public function range( string $products ): ?array {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		$row = $wpdb->get_row( sprintf( 'SELECT MIN( %s ) AS low, MAX( %s ) AS high FROM %s WHERE product_id IN ( %s )', $this->sql( 'min_price' ), $this->sql( 'max_price' ), self::table(), $products ), ARRAY_A ); // phpcs:ignore WordPress.DB -- Names, numbers, and a statement that WordPress made.
		$low  = $row['low'] ?? null;
		$high = $row['high'] ?? null;
		return ! is_numeric( $low ) || ! is_numeric( $high ) ? null : array(
			'min' => self::minor_units( (float) $low ),
			'max' => self::minor_units( (float) $high ),
		);
	}

	/**
	 * Converts a price as the Store API does.
	 *
	 * @param float $price Price in major units.
	 */
	public static function minor_units( float $price ): int {
		return (int) round( $price * 10 ** wc_get_price_decimals() );
	}

	/** Returns the name of WooCommerce's table of products. */
	public static function table(): string {
		global $wpdb;
		/**
		 * WordPress sets it before plugins are loaded.
		 *
		 * @var \wpdb $wpdb
		 */
		return $wpdb->prefix . 'wc_product_meta_lookup';
	}

	/**
	 * Returns a price as a number of SQL.
	 *
	 * @param int $amount Minor units.
	 */
	private static function major( int $amount ): string {
		return sprintf( '%.6F', $amount / 10 ** wc_get_price_decimals() );
	}

	/**
	 * Returns what the stored prices of a tax class are multiplied with for the visitor.
	 *
	 * @param string $tax_class Tax class; empty for the standard one.
	 */
	private static function factor( string $tax_class ): float {
		$product = new \WC_Product_Simple();
		$product->set_tax_class( $tax_class );
		return (float) wc_get_price_to_display( $product, array( 'price' => self::SAMPLE ) ) / self::SAMPLE;
	}
}
