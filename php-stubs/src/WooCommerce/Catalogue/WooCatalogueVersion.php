<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Version of the catalogue: another one after every change of what lists show. WooCommerce's own version of products
 * has the time in seconds, within which counts may be made and a product changed.
 */
final class WooCatalogueVersion {
	/** Group of WordPress's object cache whose last change is kept. */
	private const GROUP = 'storefront_islands_catalogue';

	/** Actions of WooCommerce after changes of its lookup tables, which WordPress does not see. */
	private const CHANGES = array(
		'woocommerce_delete_product_transients',
		'woocommerce_updated_product_stock',
		'woocommerce_updated_product_price',
		'woocommerce_updated_product_sales',
	);

	public static function register(): void {
		foreach ( self::CHANGES as $action ) {
			add_action( $action, array( self::class, 'change' ), PHP_INT_MAX, 0 );
		}
	}

	public static function change(): void {
		wp_cache_set_last_changed( self::GROUP );
	}

	/** Returns the version with what the settings make of it. */
	public static function current(): string {
		return implode(
			' ',
			array(
				// Of posts and their meta, of terms and their relationships.
				wp_cache_get_last_changed( 'posts' ),
				wp_cache_get_last_changed( 'terms' ),
				wp_cache_get_last_changed( self::GROUP ),
				self::setting( 'woocommerce_hide_out_of_stock_items' ),
				self::setting( 'woocommerce_attribute_lookup_enabled' ),
				wc_get_price_decimals(),
				get_woocommerce_currency(),
				get_woocommerce_price_format(),
				wc_get_price_decimal_separator(),
				wc_get_price_thousand_separator(),
			)
		);
	}

	private static function setting( string $name ): string {
		$value = get_option( $name );
		return is_string( $value ) ? $value : '';
	}
}
