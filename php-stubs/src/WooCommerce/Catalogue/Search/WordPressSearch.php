<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

use StorefrontIslands\Support\Database\Table;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what WooCommerce's page of results finds, which looks for each word in names and descriptions, and what
 * WooCommerce's products route finds, which looks for the whole text in names and SKUs.
 */
final class WordPressSearch implements ProductSearch {
	public function found( string $text ): ?FoundProducts {
		$query = SearchQuery::of( $text );
		if ( '' === $query->where ) {
			return null;
		}
		$wpdb   = Table::database();
		$like   = '%' . $wpdb->esc_like( $text ) . '%';
		$by_sku = wc_product_sku_enabled() ? (string) $wpdb->prepare( ' OR %i.ID IN ( SELECT product_id FROM %i WHERE sku LIKE %s )', $wpdb->posts, $wpdb->prefix . 'wc_product_meta_lookup', $like ) : '';
		return FoundProducts::where( "( 1 = 1 $query->where ) OR " . $wpdb->prepare( '%i.post_title LIKE %s', $wpdb->posts, $like ) . $by_sku, $query->order );
	}
}
