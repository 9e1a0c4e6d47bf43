<?php
/**
 * Lists of products and what is counted of them: the statements find what going through every product finds.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\DemoShop;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\PriceHistogram;

if ( class_exists( 'WooCommerce', false ) ) {
	return 'only the demo shop finds products by itself';
}

$all = static function (): array {
	$reader = new Products( ShopSettings::load() );
	return array_filter(
		$reader->by_ids( Products::all_ids() ),
		static function ( Product $product ): bool {
			return 'variation' !== $product->type;
		}
	);
};

// Ids of the products for which a condition holds.
$where = static function ( callable $holds ) use ( $all ): array {
	$ids = array_keys( array_filter( $all(), $holds ) );
	sort( $ids );
	return $ids;
};

$found = static function ( array $query ): array {
	// Not the page's shop, which asks everything once.
	$shop = new DemoShop();
	$ids  = array_column( $shop->products( array( 'per_page' => 100 ) + $query ), 'id' );
	same( count( $ids ), $shop->found_products( $query ) );
	sort( $ids );
	return $ids;
};

$attribute = static function ( string $taxonomy, array $slugs, string $operator = 'in' ): array {
	return array(
		'attribute' => $taxonomy,
		'slug'      => $slugs,
		'operator'  => $operator,
	);
};

// A category with one below it, and a product in both; all gone afterwards.
$with_category = static function ( callable $test ) use ( $all ): void {
	$above = wp_insert_term( 'Tür & Tor', 'product_cat', array( 'slug' => 'двери' ) )['term_id'];
	$below = wp_insert_term( 'Klinken', 'product_cat', array( 'parent' => $above ) )['term_id'];
	$ids   = array_slice( array_keys( $all() ), 0, 2 );
	wp_set_object_terms( $ids[0], array( $above, $below ), 'product_cat', true );
	wp_set_object_terms( $ids[1], array( $below ), 'product_cat', true );
	try {
		$test( $above, $below, $ids );
	} finally {
		wp_delete_term( $below, 'product_cat' );
		wp_delete_term( $above, 'product_cat' );
	}
};

$counts_of = static function ( array $data, string $name, string $key ): array {
	return array_column( $data[ $name ], 'count', $key );
};

return array(
	'prices touch the range that is asked for'          => static function () use ( $where, $found ): void {
		$expected = $where(
			static function ( Product $product ): bool {
				return $product->highest_price() >= 1000 && $product->price() <= 4000;
			}
		);
		same( $expected, $found( array( 'min_price' => '1000', 'max_price' => '4000' ) ) );
	},
	'terms of attributes, one of them or all'           => static function () use ( $where, $found, $attribute ): void {
		$has = static function ( Product $product, string $taxonomy, array $slugs ): int {
			return count( array_intersect( $product->attributes[ $taxonomy ] ?? array(), $slugs ) );
		};
		same(
			$where(
				static function ( Product $product ) use ( $has ): bool {
					return $has( $product, 'pa_color', array( 'blue', 'red' ) ) > 0 && $has( $product, 'pa_size', array( 'small' ) ) > 0;
				}
			),
			$found( array( 'attributes' => array( $attribute( 'pa_color', array( 'blue', 'red' ) ), $attribute( 'pa_size', array( 'small' ) ) ) ) )
		);
		same(
			$where(
				static function ( Product $product ) use ( $has ): bool {
					return 2 === $has( $product, 'pa_color', array( 'blue', 'black' ) );
				}
			),
			$found( array( 'attributes' => array( $attribute( 'pa_color', array( 'blue', 'black' ), 'and' ) ) ) )
		);
		same(
			$where(
				static function ( Product $product ) use ( $has ): bool {
					return 0 === $has( $product, 'pa_color', array( 'blue' ) );
				}
			),
			$found( array( 'attributes' => array( $attribute( 'pa_color', array( 'blue' ), 'not_in' ) ) ) )
		);
		same( array(), $found( array( 'attributes' => array( $attribute( 'pa_color', array( 'blue', 'no-such-color' ), 'and' ) ) ) ) );
		same( array(), $found( array( 'attributes' => array( $attribute( 'pa_color', array( "x' OR 1=1 --" ) ) ) ) ) );
	},
	'stock, rating, sale, search and exclusion'         => static function () use ( $where, $found ): void {
		same(
			$where(
				static function ( Product $product ): bool {
					return in_array( $product->stock_status(), array( 'outofstock', 'onbackorder' ), true );
				}
			),
			$found( array( 'stock_status' => array( 'outofstock', 'onbackorder' ) ) )
		);
		same(
			$where(
				static function ( Product $product ): bool {
					return in_array( (int) round( (float) $product->average_rating ), array( 4, 5 ), true );
				}
			),
			$found( array( 'rating' => array( 4, 5 ) ) )
		);
		same(
			$where(
				static function ( Product $product ): bool {
					return $product->on_sale();
				}
			),
			$found( array( 'on_sale' => true ) )
		);
		same(
			$where(
				static function ( Product $product ): bool {
					return false !== mb_stripos( $product->name, 'crème' );
				}
			),
			$found( array( 'search' => 'CRÈME mug' ) )
		);
		same( array(), $found( array( 'search' => '%' ) ) );
		$ids = $found( array( 'category' => 'bags' ) );
		same( array_slice( $ids, 1 ), $found( array( 'category' => 'bags', 'exclude' => array( $ids[0] ) ) ) );
	},
	'lists keep the order that is asked for'            => static function () use ( $all ): void {
		$prices = array_column( array_column( CurrentShop::get()->products( array( 'per_page' => 100, 'orderby' => 'price', 'order' => 'asc' ) ), 'prices' ), 'price' );
		$sorted = $prices;
		sort( $sorted, SORT_NUMERIC );
		same( $sorted, $prices );
		$ids = array_slice( array_keys( $all() ), 0, 3 );
		$own = array( $ids[2], $ids[0], $ids[1] );
		same( $own, array_column( CurrentShop::get()->products( array( 'include' => $own, 'orderby' => 'include' ) ), 'id' ) );
		same( array( $ids[1] ), array_column( CurrentShop::get()->products( array( 'include' => $own, 'orderby' => 'include', 'per_page' => 2, 'page' => 2 ) ), 'id' ) );
	},
	'a category stands for those below it'              => static function () use ( $with_category, $found, $counts_of ): void {
		$with_category(
			static function ( int $above, int $below, array $ids ) use ( $found, $counts_of ): void {
				same( $ids, $found( array( 'category' => 'двери' ) ) );
				same( $ids, $found( array( 'category' => (string) $above ) ) );
				$data = CurrentShop::get()->collection_data( array( 'calculate_taxonomy_counts' => array( 'product_cat', 'no_such_taxonomy' ), 'category' => 'двери' ) );
				// A product that is in both counts once.
				$counts = $counts_of( $data, 'taxonomy_counts', 'term' );
				same( 2, $counts[ $above ] );
				same( 2, $counts[ $below ] );
				$terms = array_column( ( new DemoShop() )->terms( 'product_cat' ), null, 'id' );
				same( array( 'id' => $above, 'name' => 'Tür & Tor', 'slug' => 'двери', 'count' => 2, 'parent' => 0 ), $terms[ $above ] );
				same( $above, $terms[ $below ]['parent'] );
			}
		);
	},
	'counts are those of the lists that they promise'   => static function () use ( $found, $attribute, $counts_of ): void {
		$filters = array(
			'max_price'    => '6000',
			'stock_status' => array( 'instock' ),
			'attributes'   => array( $attribute( 'pa_color', array( 'blue', 'red' ) ) ),
		);
		$data    = CurrentShop::get()->collection_data(
			$filters + array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_taxonomy_counts'     => array( 'product_cat' ),
				'calculate_attribute_counts'    => array(
					array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ),
					array( 'taxonomy' => 'pa_size', 'query_type' => 'and' ),
				),
			)
		);
		foreach ( $counts_of( $data, 'stock_status_counts', 'status' ) as $status => $count ) {
			same( count( $found( array( 'stock_status' => array( $status ) ) + $filters ) ), (int) $count );
		}
		foreach ( $counts_of( $data, 'rating_counts', 'rating' ) as $rating => $count ) {
			same( count( $found( array( 'rating' => array( $rating ) ) + $filters ) ), $count );
		}
		$counts = $counts_of( $data, 'attribute_counts', 'term' );
		foreach ( Terms::all( 'pa_color', false ) as $term ) {
			same( count( $found( array( 'attributes' => array( $attribute( 'pa_color', array( $term->slug ) ) ) ) + $filters ) ), $counts[ $term->term_id ] ?? 0 );
		}
		foreach ( Terms::all( 'pa_size', false ) as $term ) {
			$narrowed = array_merge( $filters['attributes'], array( $attribute( 'pa_size', array( $term->slug ) ) ) );
			same( count( $found( array( 'attributes' => $narrowed ) + $filters ) ), $counts[ $term->term_id ] ?? 0 );
		}
		$counts = $counts_of( $data, 'taxonomy_counts', 'term' );
		foreach ( Terms::all( 'product_cat', false ) as $term ) {
			same( count( $found( array( 'category' => $term->slug ) + $filters ) ), $counts[ $term->term_id ] ?? 0 );
		}
	},
	'all counts together take few statements'           => static function () use ( $attribute ): void {
		global $wpdb;
		$shop   = CurrentShop::get();
		$before = $wpdb->num_queries;
		$shop->collection_data(
			array(
				'calculate_price_range'         => true,
				'calculate_stock_status_counts' => true,
				'calculate_rating_counts'       => true,
				'calculate_attribute_counts'    => array(
					array( 'taxonomy' => 'pa_color', 'query_type' => 'or' ),
					array( 'taxonomy' => 'pa_size', 'query_type' => 'or' ),
				),
				'search'                        => 'mug',
			)
		);
		same( 2, $wpdb->num_queries - $before );
	},
	'prices are spread over bars'                       => static function (): void {
		same( array( 2, 0, 1 ), PriceHistogram::spread( array( 100 => 1, 199 => 1, 400 => 1 ), 100, 400, 3 ) );
		same( array( 2 ), PriceHistogram::spread( array( 100 => 1, 400 => 1 ), 100, 400, 1 ) );
		same( array(), PriceHistogram::spread( array( 100 => 3 ), 100, 100, 5 ) );
		$query = array( 'category' => 'mugs' );
		$bars  = CurrentShop::get()->price_histogram( $query + array( 'min_price' => '9000' ), 8 );
		same( 8, count( $bars ) );
		same( CurrentShop::get()->found_products( $query ), array_sum( $bars ) );
	},
	'what changes is found as it is now'                => static function () use ( $found ): void {
		$id   = $found( array( 'category' => 'mugs' ) )[0];
		$shop = new DemoShop();
		$sku  = get_post_meta( $id, '_sku', true );
		$then = get_post_meta( $id, '_regular_price', true );
		$ids  = static function ( array $query ) use ( $shop ): array {
			return array_column( $shop->products( $query ), 'id' );
		};
		update_post_meta( $id, '_regular_price', '7777.00' );
		same( array( $id ), $ids( array( 'min_price' => '777700' ) ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		same( array(), $ids( array( 'min_price' => '777700' ) ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
		update_post_meta( $id, '_regular_price', $then );
		same( array( $id ), $ids( array( 'sku' => $sku ) ) );
		same( array(), $ids( array( 'min_price' => '777700' ) ) );
	},
	'attributes are named as filters need them'         => static function (): void {
		same(
			array( 'id' => 1, 'name' => 'color', 'taxonomy' => 'pa_color', 'label' => 'Color', 'count' => count( Terms::all( 'pa_color', true ) ) ),
			CurrentShop::get()->attributes()[0]
		);
		same(
			array( 'id' => 1, 'name' => 'color', 'taxonomy' => 'pa_color', 'label' => 'Color' ),
			CurrentShop::get()->settings()['productAttributes'][0]
		);
	},
);
