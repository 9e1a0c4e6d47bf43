<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the options that every page asks for by one query, before the first of them is asked for. WordPress reads an option
 * that is not loaded with all others, or that was never saved, by a query of its own; an object cache, by a request each.
 *
 * The lists hold settings and what is computed from them. What other processes change at the same time, such as locks and
 * the states of queues, is read where it is used.
 */
final class EarlyOptions {
	/** The plugin's own: of a module that is switched off no class is loaded. */
	private const OWN = array( 'storefront_islands_settings', 'storefront_islands_counts_views', 'storefront_islands_recording', 'storefront_islands_recently_viewed', 'storefront_islands_taken_screens' );

	/** Of WordPress and WooCommerce, on the pages that shoppers see. */
	private const OF_PAGES = array(
		'WPLANG',
		'can_compress_scripts',
		'site_logo',
		'wc_blocks_use_blockified_product_grid_block_as_template',
		'wc_feature_woocommerce_brands_enabled',
		'woocommerce_address_autocomplete_provider',
		'woocommerce_analytics_immediate_import',
		'woocommerce_analytics_scheduled_import',
		'woocommerce_brand_permalink',
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_coming_soon_page_id',
		'woocommerce_custom_orders_table_background_sync_mode',
		'woocommerce_custom_orders_table_data_sync_enabled',
		'woocommerce_demo_store',
		'woocommerce_enable_checkout_login_reminder',
		'woocommerce_enable_delayed_account_creation',
		'woocommerce_enable_guest_checkout',
		'woocommerce_enable_order_comments',
		'woocommerce_enable_shipping_calc',
		'woocommerce_enable_signup_and_login_from_checkout',
		'woocommerce_flat_rate_settings',
		'woocommerce_free_shipping_settings',
		'woocommerce_hooked_blocks_version',
		'woocommerce_international_delivery_settings',
		'woocommerce_local_delivery_settings',
		'woocommerce_local_pickup_settings',
		'woocommerce_myaccount_page_id',
		'woocommerce_notify_low_stock_amount',
		'woocommerce_registration_generate_password',
		'woocommerce_ship_to_destination',
		'woocommerce_shop_page_id',
		'woocommerce_show_marketplace_suggestions',
		'woocommerce_tax_total_display',
		'woocommerce_terms_page_id',
		'woocommerce_thumbnail_cropping',
	);

	/** Transients of the same pages. */
	private const TRANSIENTS = array(
		'as-post-store-dependencies-met',
		'jetpack_connection_active_plugins_refresh',
		'wc_block_product_filter_attribute_default_attribute',
		'wc_shipping_method_count',
		'wc_term_counts',
		'woocommerce_block_asset_resource_hints',
		'woocommerce_blocks_asset_api_script_data',
		'woocommerce_webhook_ids_status_active',
		'wp_core_block_css_files',
		'wp_styles_for_blocks',
	);

	/** Transients of the network; those of a single site are options. */
	private const SITE_TRANSIENTS = array( 'woocommerce_blocks_patterns' );

	/** Reads those of the current request. */
	public static function read(): void {
		if ( is_admin() ) {
			wp_prime_option_caches( self::OWN );
		} elseif ( wp_using_ext_object_cache() ) {
			wp_prime_option_caches( array_merge( self::OWN, self::OF_PAGES ) );
			wp_cache_get_multiple( self::TRANSIENTS, 'transient' );
		} else {
			wp_prime_option_caches( array_merge( self::OWN, self::OF_PAGES, self::options_of_transients() ) );
		}
	}

	/**
	 * Returns the options in which WordPress keeps the transients where there is no object cache.
	 *
	 * @return list<string>
	 */
	private static function options_of_transients(): array {
		$names = array();
		foreach ( self::TRANSIENTS as $transient ) {
			$names[] = "_transient_$transient";
			$names[] = "_transient_timeout_$transient";
		}
		foreach ( is_multisite() ? array() : self::SITE_TRANSIENTS as $transient ) {
			$names[] = "_site_transient_$transient";
			$names[] = "_site_transient_timeout_$transient";
		}
		return $names;
	}
}
