<?php
/**
 * How many products each category has, on every WooCommerce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\WooCategoryCounts;
use StorefrontIslands\Shop\WooShop;
use StorefrontIslands\Shop\WooStoreApi;

if ( ! class_exists( 'WooCommerce', false ) ) {
	return 'only WooCommerce has it';
}

$storefront_islands_asked = array( 'calculate_taxonomy_counts' => array( 'product_cat' ) );

/**
 * Counts by term's id.
 *
 * @param array<array-key, mixed> $data Collection data.
 * @return array<int, int>
 */
function storefront_islands_counts( array $data ): array {
	$counts = array();
	foreach ( $data['taxonomy_counts'] as $count ) {
		$counts[ (int) $count['term'] ] = (int) $count['count'];
	}
	ksort( $counts );
	return $counts;
}

return array(
	'the same as those of a WooCommerce that counts itself' => static function () use ( $storefront_islands_asked ): void {
		foreach ( array( array(), array( 'max_price' => '5000' ), array( 'category' => 'mugs' ) ) as $query ) {
			$query += $storefront_islands_asked;
			same( storefront_islands_counts( WooStoreApi::collection_data( $query ) ), storefront_islands_counts( WooCategoryCounts::added_to( array(), $query ) ) );
		}
	},
	'as many as there are products'                         => static function () use ( $storefront_islands_asked ): void {
		$mugs   = get_term_by( 'slug', 'mugs', 'product_cat' );
		$counts = storefront_islands_counts( WooCategoryCounts::added_to( array(), array( 'max_price' => '5000' ) + $storefront_islands_asked ) );
		same( ( new WooShop() )->found_products( array( 'category' => 'mugs', 'max_price' => '5000' ) ), $counts[ $mugs->term_id ] );
	},
	'a category counts for the one above it'                => static function () use ( $storefront_islands_asked ): void {
		$mugs  = get_term_by( 'slug', 'mugs', 'product_cat' );
		$above = wp_insert_term( 'Above mugs', 'product_cat' )['term_id'];
		wp_update_term( $mugs->term_id, 'product_cat', array( 'parent' => $above ) );
		$counts = storefront_islands_counts( WooCategoryCounts::added_to( array(), $storefront_islands_asked ) );
		wp_update_term( $mugs->term_id, 'product_cat', array( 'parent' => 0 ) );
		wp_delete_term( $above, 'product_cat' );
		same( $counts[ $mugs->term_id ], $counts[ $above ] );
	},
	'nothing that was not asked for'                        => static function (): void {
		same( array( 'x' => 1 ), WooCategoryCounts::added_to( array( 'x' => 1 ), array() ) );
	},
);
