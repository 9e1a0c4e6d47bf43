<?php
/**
 * Creates or overwrites pages: PAGES, a JSON list of slug, title and content. The content is block markup, or the name
 * of a page with the blocks that WooCommerce gives it on installation. Run by pages.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

kses_remove_filters();

$storefront_islands_installed = array();
if ( class_exists( 'WooCommerce' ) ) {
	require_once WC_ABSPATH . 'includes/admin/wc-admin-functions.php';
	add_filter(
		'woocommerce_create_pages',
		static function ( array $pages ) use ( &$storefront_islands_installed ): array {
			$storefront_islands_installed = wp_list_pluck( $pages, 'content' );
			return array();
		}
	);
	WC_Install::create_pages();
}

foreach ( json_decode( (string) getenv( 'PAGES' ), true ) as $storefront_islands_page ) {
	$storefront_islands_present = get_page_by_path( $storefront_islands_page['slug'] );
	$storefront_islands_content = $storefront_islands_page['content'];
	wp_insert_post(
		array(
			'ID'           => null === $storefront_islands_present ? 0 : $storefront_islands_present->ID,
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_name'    => $storefront_islands_page['slug'],
			'post_title'   => $storefront_islands_page['title'],
			'post_content' => wp_slash( $storefront_islands_installed[ $storefront_islands_content ] ?? $storefront_islands_content ),
		)
	);
}
