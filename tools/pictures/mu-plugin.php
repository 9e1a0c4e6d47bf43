<?php
/**
 * Must-use plugin for pictures. Menus that list all pages leave out those made for pictures. A page with WooCommerce's
 * own cart or checkout counts as the shop's cart or checkout while it is shown, so that themes and WooCommerce style it
 * as such.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'get_pages',
	static function ( array $pages ): array {
		return array_values(
			array_filter(
				$pages,
				static function ( WP_Post $page ): bool {
					return 1 !== preg_match( '/^(our|its)-/', $page->post_name );
				}
			)
		);
	}
);

foreach ( array( 'cart', 'checkout' ) as $storefront_islands_role ) {
	add_filter(
		"option_woocommerce_{$storefront_islands_role}_page_id",
		static function ( $id ) use ( $storefront_islands_role ) {
			$path = wp_parse_url( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), PHP_URL_PATH );
			$page = "/its-$storefront_islands_role/" === $path ? get_page_by_path( "its-$storefront_islands_role" ) : null;
			return null === $page ? $id : $page->ID;
		}
	);
}
