<?php
/**
 * Fills an installed WooCommerce with the products of the demo shop's large catalogue, by SQL: 100,000 in a minute.
 *
 *   SITE=WORDPRESS_FOLDER PRODUCTS=100000 php tools/bench/fill-woocommerce.php
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Seeding\BulkInsert;
use StorefrontIslands\DemoShop\Seeding\LargeCatalogue;
use StorefrontIslands\DemoShop\Seeding\LargeTerms;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexBuild;
use StorefrontIslands\WooCommerce\Catalogue\Index\IndexState;

require getenv( 'SITE' ) . '/wp-load.php';

/** Writes products as WooCommerce keeps them: posts, meta, terms and its two lookup tables. */
final class WooCommerce_Large_Shop {
	/**
	 * Inserts by the name of their table.
	 *
	 * @var array<string, BulkInsert>
	 */
	private $into;

	/** @var LargeTerms */
	private $terms;

	/**
	 * Places of the terms of WooCommerce's own taxonomies by slug.
	 *
	 * @var array<string, int>
	 */
	private $own_terms = array();

	/**
	 * Term ids by their place.
	 *
	 * @var array<int, int>
	 */
	private $ids = array();

	/** @var int */
	private $next_id;

	/** Creates the attributes and prepares the statements. */
	public function __construct() {
		global $wpdb;
		foreach ( LargeCatalogue::attributes() as $attribute ) {
			wc_create_attribute( array( 'name' => $attribute['name'], 'slug' => $attribute['slug'], 'order_by' => 'name' ) );
			register_taxonomy( 'pa_' . $attribute['slug'], array( 'product' ) );
		}
		$this->terms = new LargeTerms();
		foreach ( $wpdb->get_results( "SELECT slug, taxonomy, term_taxonomy_id, t.term_id FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id" ) as $row ) {
			$this->ids[ (int) $row->term_taxonomy_id ] = (int) $row->term_id;
			if ( in_array( $row->taxonomy, array( 'product_type', 'product_visibility' ), true ) ) {
				$this->own_terms[ $row->slug ] = (int) $row->term_taxonomy_id;
			}
		}
		$this->next_id = Database::next_id( $wpdb->posts, 'ID' );
		$this->into    = array(
			'posts'      => new BulkInsert(
				$wpdb->posts,
				'ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, post_type',
				"( %d, 1, %s, %s, '', %s, %s, 'publish', 'closed', 'closed', %s, '', '', %s, %s, '', %d, %s, %s )"
			),
			'meta'       => new BulkInsert( $wpdb->postmeta, 'post_id, meta_key, meta_value', '( %d, %s, %s )' ),
			'terms'      => new BulkInsert( $wpdb->term_relationships, 'object_id, term_taxonomy_id, term_order', '( %d, %d, 0 )' ),
			'products'   => new BulkInsert( $wpdb->prefix . 'wc_product_meta_lookup', 'product_id, sku, min_price, max_price, onsale, stock_quantity, stock_status, rating_count, average_rating, total_sales', '( %d, %s, %s, %s, %d, %d, %s, %d, %s, %d )' ),
			'attributes' => new BulkInsert( $wpdb->prefix . 'wc_product_attributes_lookup', 'product_id, product_or_parent_id, taxonomy, term_id, is_variation_attribute, in_stock', '( %d, %d, %s, %d, %d, %d )' ),
		);
	}

	/** Adds products until there are enough. */
	public function fill_up( int $total ): void {
		global $wpdb;
		$there = (int) $wpdb->get_var( "SELECT COUNT( * ) FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish'" );
		$wpdb->query( 'START TRANSACTION' );
		for ( $number = 1; $number <= $total - $there; $number++ ) {
			$this->product( LargeCatalogue::product( $number, $this->terms->categories ) );
		}
		foreach ( $this->into as $insert ) {
			$insert->write();
		}
		$this->terms->count();
		$wpdb->query( 'COMMIT' );
		foreach ( array( 'posts', 'postmeta', 'term_relationships', 'wc_product_meta_lookup', 'wc_product_attributes_lookup' ) as $table ) {
			$wpdb->query( "ANALYZE TABLE {$wpdb->prefix}$table" );
		}
		delete_option( 'product_cat_children' );
		wp_cache_flush();
	}

	/** Writes a product with its variations. */
	private function product( Input $entry ): void {
		$type       = $entry->text( 'type' );
		$variations = $entry->objects( 'variations' );
		$prices     = array();
		foreach ( array() === $variations ? array( $entry ) : $variations as $sold ) {
			$prices[] = (float) ( '' === $sold->text( 'sale_price' ) ? $sold->text( 'regular_price' ) : $sold->text( 'sale_price' ) );
		}
		$stock  = array() === $variations ? self::stock( $entry ) : 'instock';
		$rating = (int) round( (float) $entry->text( 'average_rating' ) );
		$places = array( $this->own_terms[ $type ] );
		$facts  = array();
		if ( 'outofstock' === $stock ) {
			$places[] = $this->own_terms['outofstock'];
		}
		if ( $rating > 0 ) {
			$places[] = $this->own_terms[ "rated-$rating" ];
		}
		foreach ( $entry->texts( 'categories' ) as $slug ) {
			$places[] = $this->terms->place( 'product_cat', $slug );
		}
		$id = $this->post( $entry, 0, $entry->text( 'name' ), $prices, $stock );
		foreach ( array_keys( $entry->object( 'attributes' )->all() ) as $attribute ) {
			$taxonomy = "pa_$attribute";
			$varies   = 'size' === $attribute && array() !== $variations;
			foreach ( $entry->object( 'attributes' )->texts( (string) $attribute ) as $name ) {
				$place              = $this->terms->place( $taxonomy, $name );
				$places[]           = $place;
				$facts[ $taxonomy ] = array( 'name' => $taxonomy, 'value' => '', 'position' => 0, 'is_visible' => 1, 'is_variation' => (int) $varies, 'is_taxonomy' => 1 );
				if ( ! $varies ) {
					$this->into['attributes']->add( array( $id, $id, $taxonomy, $this->ids[ $place ], 0, (int) ( 'instock' === $stock ) ) );
				}
			}
		}
		foreach ( array_unique( $places ) as $place ) {
			$this->into['terms']->add( array( $id, $place ) );
		}
		$this->into['meta']->add( array( $id, '_product_attributes', serialize( $facts ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As WooCommerce stores them.
		foreach ( $variations as $place => $variation ) {
			$size = $variation->object( 'attributes' )->text( 'size' );
			$of   = $this->post( $variation, $id, $entry->text( 'name' ) . " - $size", array( $prices[ $place ] ), self::stock( $variation ) );
			$this->into['meta']->add( array( $of, 'attribute_pa_size', sanitize_title( $size ) ) );
			$this->into['attributes']->add( array( $of, $id, 'pa_size', $this->ids[ $this->terms->place( 'pa_size', $size ) ], 1, (int) ( 'instock' === self::stock( $variation ) ) ) );
		}
	}

	/**
	 * Writes a post, its meta and its row of the products' table.
	 *
	 * @param list<float> $prices
	 */
	private function post( Input $entry, int $parent_id, string $title, array $prices, string $stock ): int {
		$id      = $this->next_id++;
		$date    = gmdate( 'Y-m-d H:i:s', $entry->number( 'created', time() ) );
		$pieces  = $entry->number( 'stock_quantity' );
		$is_sale = '' !== $entry->text( 'sale_price' );
		$rating  = $entry->text( 'average_rating', '0' );
		$this->into['posts']->add( array( $id, $date, $date, Text::stored( $title ), Text::stored( $entry->text( 'short_description' ) ), sanitize_title( $entry->text( 'sku' ) ), $date, $date, $parent_id, home_url( "/?p=$id" ), $parent_id > 0 ? 'product_variation' : 'product' ) );
		$meta = array(
			'_sku'               => $entry->text( 'sku' ),
			'_regular_price'     => $entry->text( 'regular_price' ),
			'_sale_price'        => $entry->text( 'sale_price' ),
			'_price'             => (string) min( $prices ),
			'_manage_stock'      => 'yes',
			'_stock'             => (string) $pieces,
			'_stock_status'      => $stock,
			'_backorders'        => $entry->text( 'backorders', 'no' ),
			'total_sales'        => $entry->text( 'sales', '0' ),
			'_wc_average_rating' => $rating,
			'_wc_review_count'   => $entry->text( 'review_count', '0' ),
		);
		foreach ( $meta as $key => $value ) {
			if ( '' !== $value ) {
				$this->into['meta']->add( array( $id, $key, $value ) );
			}
		}
		$this->into['products']->add( array( $id, $entry->text( 'sku' ), (string) min( $prices ), (string) max( $prices ), (int) $is_sale, $pieces, $stock, $entry->number( 'review_count' ), $rating, $entry->number( 'sales' ) ) );
		return $id;
	}

	private static function stock( Input $entry ): string {
		if ( $entry->number( 'stock_quantity' ) > 0 ) {
			return 'instock';
		}
		return 'no' === $entry->text( 'backorders', 'no' ) ? 'outofstock' : 'onbackorder';
	}
}

( new WooCommerce_Large_Shop() )->fill_up( (int) getenv( 'PRODUCTS' ) );
// The index of a large shop, which is made in the background otherwise.
IndexBuild::look();
while ( IndexState::is_kept() && ! IndexState::is_on() ) {
	IndexBuild::step();
}
