<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Catalogue\ProductUpdates;
use StorefrontIslands\DemoShop\Content\PostTypes;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Adds any number of products of LargeCatalogue to the sample shop, whose images they share. Running it again adds what
 * is missing. Rows are written directly, without WordPress's hooks: thousands of products in seconds.
 */
final class LargeSeeder {
	/** Default values of meta that is not stored. */
	private const DEFAULTS = array(
		'_sale_price'        => '',
		'_backorders'        => 'no',
		'_low_stock_amount'  => '2',
		'_weight'            => '',
		'_product_type'      => 'simple',
		'_wc_average_rating' => '0',
		'_wc_review_count'   => '0',
	);

	private BulkInsert $posts;
	private BulkInsert $meta;
	private BulkInsert $relationships;

	/** Id of the next post. */
	private int $next_id;

	private LargeTerms $terms;

	/** @var array<string, non-empty-list<int>> Image ids by category of the sample shop. */
	private array $pictures;

	private function __construct() {
		$database            = Database::connection();
		$this->posts         = new BulkInsert(
			$database->posts,
			'ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, post_type',
			"( %d, 1, %s, %s, '', %s, %s, 'publish', 'closed', 'closed', %s, '', '', %s, %s, '', %d, %s, %s )"
		);
		$this->meta          = new BulkInsert( $database->postmeta, 'post_id, meta_key, meta_value', '( %d, %s, %s )' );
		$this->relationships = new BulkInsert( $database->term_relationships, 'object_id, term_taxonomy_id, term_order', '( %d, %d, 0 )' );
		$this->next_id       = Database::next_id( $database->posts, 'ID' );
		$this->terms         = new LargeTerms();
		$this->pictures      = self::pictures();
	}

	/** Adds products until the shop has this total. */
	public static function fill_up( int $total ): void {
		$database = Database::connection();
		$there    = self::number( "SELECT COUNT( * ) AS number FROM %i WHERE post_type = 'product' AND post_status = 'publish'", array( $database->posts ) );
		$made     = self::number( "SELECT COUNT( * ) AS number FROM %i m JOIN %i p ON p.ID = m.post_id WHERE m.meta_key = '_sku' AND m.meta_value LIKE %s AND p.post_type = 'product'", array( $database->postmeta, $database->posts, LargeCatalogue::SKU . '%' ) );
		if ( $there >= $total ) {
			return;
		}
		self::keep_attributes();
		PostTypes::register();
		Database::in_transaction(
			static function () use ( $made, $total, $there ): bool {
				( new self() )->write( $made + 1, $made + $total - $there );
				return true;
			}
		);
		wp_cache_flush();
		ProductUpdates::rebuild();
	}

	/** Writes the products with a range of numbers. */
	private function write( int $first, int $last ): void {
		for ( $number = $first; $number <= $last; $number++ ) {
			$this->write_product( LargeCatalogue::product( $number, $this->terms->categories ) );
		}
		foreach ( array( $this->posts, $this->meta, $this->relationships ) as $insert ) {
			$insert->write();
		}
		$this->terms->count();
	}

	/** Writes one product with its variations and terms. */
	private function write_product( Input $entry ): void {
		$pictures = $this->pictures[ $entry->text( 'kind' ) ] ?? array( 0 );
		$id       = $this->write_post(
			$entry,
			0,
			$entry->text( 'name' ),
			array(
				'_product_type'      => $entry->text( 'type' ),
				'_wc_average_rating' => $entry->text( 'average_rating' ),
				'_wc_review_count'   => $entry->text( 'review_count' ),
				'total_sales'        => $entry->text( 'sales' ),
				'_thumbnail_id'      => (string) $pictures[ $entry->number( 'picture' ) % count( $pictures ) ],
			)
		);
		$terms    = array();
		foreach ( $entry->texts( 'categories' ) as $slug ) {
			$terms[] = $this->terms->place( 'product_cat', $slug );
		}
		foreach ( array_keys( $entry->object( 'attributes' )->all() ) as $attribute ) {
			foreach ( $entry->object( 'attributes' )->texts( (string) $attribute ) as $name ) {
				$terms[] = $this->terms->place( 'pa_' . $attribute, $name );
			}
		}
		foreach ( array_unique( $terms ) as $term ) {
			$this->relationships->add( array( $id, $term ) );
		}
		foreach ( $entry->objects( 'variations' ) as $variation ) {
			$size = $variation->object( 'attributes' )->text( 'size' );
			$this->write_post( $variation, $id, $entry->text( 'name' ) . ' - ' . $size, array( 'attribute_pa_size' => sanitize_title( $size ) ) );
		}
	}

	/**
	 * @param Input                 $entry     Entry of the catalogue.
	 * @param int                   $parent_id Id of the parent product of a variation; 0 for a product.
	 * @param string                $title     Plain text.
	 * @param array<string, string> $meta      Meta values in addition to the common ones.
	 */
	private function write_post( Input $entry, int $parent_id, string $title, array $meta ): int {
		$id   = $this->next_id++;
		$date = gmdate( 'Y-m-d H:i:s', $entry->number( 'created', time() ) );
		$this->posts->add(
			array(
				$id,
				$date,
				$date,
				Text::stored( $title ),
				Text::stored( $entry->text( 'short_description' ) ),
				sanitize_title( $entry->text( 'sku' ) . ' ' . $title ),
				$date,
				$date,
				$parent_id,
				home_url( '/?p=' . $id ),
				$parent_id > 0 ? 'product_variation' : 'product',
			)
		);
		foreach ( array_diff_assoc( ProductSeeder::common_meta( $entry ) + $meta, self::DEFAULTS ) as $key => $value ) {
			$this->meta->add( array( $id, $key, $value ) );
		}
		return $id;
	}

	/** Stores the attributes that the shop does not have yet. */
	private static function keep_attributes(): void {
		$settings = Input::of( get_option( ShopSettings::OPTION ) );
		$known    = $settings->objects( 'attributes' );
		$slugs    = array();
		foreach ( $known as $attribute ) {
			$slugs[] = $attribute->text( 'slug' );
		}
		$attributes = (array) ( $settings->all()['attributes'] ?? array() );
		foreach ( LargeCatalogue::attributes() as $attribute ) {
			if ( ! in_array( $attribute['slug'], $slugs, true ) ) {
				$attributes[] = $attribute;
			}
		}
		update_option( ShopSettings::OPTION, array( 'attributes' => array_values( $attributes ) ) + $settings->all() );
	}

	/** @return array<string, non-empty-list<int>> Image ids of the sample shop's products by category. */
	private static function pictures(): array {
		$database = Database::connection();
		$pictures = array();
		$rows     = Database::rows(
			"SELECT t.slug, m.meta_value AS picture FROM %i m JOIN %i r ON r.object_id = m.post_id JOIN %i x ON x.term_taxonomy_id = r.term_taxonomy_id JOIN %i t ON t.term_id = x.term_id WHERE m.meta_key = '_thumbnail_id' AND x.taxonomy = 'product_cat' AND x.parent = 0 ORDER BY m.post_id",
			array( $database->postmeta, $database->term_relationships, $database->term_taxonomy, $database->terms )
		);
		foreach ( $rows as $row ) {
			$pictures[ $row->text( 'slug' ) ][] = $row->number( 'picture' );
		}
		return $pictures;
	}

	/**
	 * @param literal-string   $sql    Statement that selects the value as `number`.
	 * @param list<string|int> $values Values of the placeholders.
	 */
	private static function number( string $sql, array $values ): int {
		$rows = Database::rows( $sql, $values );
		return isset( $rows[0] ) ? $rows[0]->number( 'number' ) : 0;
	}
}
