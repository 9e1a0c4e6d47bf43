<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/** Adds to WooCommerce's status tools one that makes the index anew, as after rows that were written by SQL. */
final class IndexTool {
	public static function register(): void {
		add_filter( 'woocommerce_debug_tools', array( self::class, 'add' ) );
	}

	/**
	 * Adds the tool.
	 *
	 * @param mixed $tools Tools by name.
	 * @return mixed
	 */
	public static function add( $tools ) {
		if ( is_array( $tools ) ) {
			$tools['storefront_islands_index'] = array(
				'name'     => __( 'Index of the product filters', 'storefront-islands' ),
				'button'   => __( 'Rebuild', 'storefront-islands' ),
				'desc'     => __( 'Rebuilds the index from which Storefront Islands counts products in large catalogs. Until it is done, filters are slower.', 'storefront-islands' ),
				'callback' => array( self::class, 'run' ),
			);
		}
		return $tools;
	}

	/** Starts to make the index. */
	public static function run(): string {
		return IndexBuild::start()
			? __( 'The index is being rebuilt in the background.', 'storefront-islands' )
			: __( 'This database cannot hold the index.', 'storefront-islands' );
	}
}
