<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

use StorefrontIslands\DemoShop\Support\Database;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;

defined( 'ABSPATH' ) || exit;

/** Creates missing products, identified by SKU, with their variations, reviews, cross-sells and images. */
final class ProductSeeder {
	/** Review text by number of stars. */
	private const REVIEWS = array(
		1 => 'Not for me. It looked bigger in the picture.',
		2 => 'It does its job, but I had hoped for more.',
		3 => 'Good for the price.',
		4 => 'Very nice, and it arrived quickly.',
		5 => 'Exactly what I was looking for. I use it every day.',
	);

	/** Id of the next new product. */
	private int $next_id;

	/** @var array<string, int> Ids of existing products by SKU. */
	private array $ids;

	public function __construct( int $first_id ) {
		$this->next_id = $first_id;
		$this->ids     = self::known();
	}

	public function run( Input $catalogue ): void {
		$pictures = array();
		$new      = array();
		foreach ( $catalogue->objects( 'products' ) as $product ) {
			if ( isset( $this->ids[ $product->text( 'sku' ) ] ) ) {
				continue;
			}
			$new[] = $product;
			$id    = $this->insert_product( $product );
			foreach ( $product->objects( 'variations' ) as $variation ) {
				$this->insert_variation( $id, $product->text( 'name' ), $variation );
			}
			$this->add_reviews( $id, $product );
			$pictures[] = $product;
		}
		foreach ( $new as $product ) {
			$this->link_cross_sells( $product );
		}
		// Images come last, so that products and variations have consecutive ids.
		foreach ( $pictures as $product ) {
			PictureSeeder::draw( $product, $this->ids );
		}
	}

	/** @return array<string, int> Ids of all products and variations by SKU. */
	private static function known(): array {
		$ids  = array();
		$rows = Database::rows( "SELECT post_id, meta_value FROM %i WHERE meta_key = '_sku'", array( Database::connection()->postmeta ) );
		foreach ( $rows as $row ) {
			$ids[ $row->text( 'meta_value' ) ] = $row->number( 'post_id' );
		}
		return $ids;
	}

	private function insert_product( Input $product ): int {
		$ratings = $product->numbers( 'ratings' );
		$meta    = self::common_meta( $product ) + array(
			'_product_type'       => $product->text( 'type' ),
			'_virtual'            => $product->flag( 'virtual' ) ? 'yes' : 'no',
			'_sold_individually'  => $product->flag( 'sold_individually' ) ? 'yes' : 'no',
			'_wc_average_rating'  => array() === $ratings ? '0' : number_format( array_sum( $ratings ) / count( $ratings ), 2 ),
			'_wc_review_count'    => (string) count( $ratings ),
		);
		if ( $product->has( 'quantity' ) ) {
			$meta['_quantity_limits'] = $product->object( 'quantity' )->all();
		}
		$id = $this->insert( 0, $product->text( 'name' ), $product, $meta );
		wp_set_object_terms( $id, $product->text( 'category' ), 'product_cat' );
		$attributes = $product->has( 'attributes' ) ? $product->object( 'attributes' ) : Input::of(
			array(
				'Color' => $product->text( 'color' ),
				'Size'  => $product->text( 'size' ),
			)
		);
		foreach ( array_keys( $attributes->all() ) as $name ) {
			wp_set_object_terms( $id, $attributes->texts( (string) $name ), 'pa_' . sanitize_title( (string) $name ) );
		}
		return $id;
	}

	private function insert_variation( int $parent_id, string $name, Input $variation ): void {
		$meta    = self::common_meta( $variation );
		$choices = $variation->object( 'attributes' )->map();
		foreach ( $choices as $attribute => $value ) {
			$meta[ 'attribute_pa_' . sanitize_title( (string) $attribute ) ] = sanitize_title( $value );
		}
		$this->insert( $parent_id, $name . ' - ' . implode( ', ', $choices ), $variation, $meta );
	}

	/** @return array<string, string> Meta that products and variations share. */
	public static function common_meta( Input $product ): array {
		return array(
			'_sku'              => $product->text( 'sku' ),
			'_regular_price'    => $product->text( 'regular_price' ),
			'_sale_price'       => $product->text( 'sale_price' ),
			'_stock'            => (string) $product->number( 'stock_quantity' ),
			'_backorders'       => $product->text( 'backorders', 'no' ),
			'_low_stock_amount' => (string) $product->number( 'low_stock_amount', 2 ),
			'_weight'           => $product->text( 'weight' ),
		);
	}

	/**
	 * Creates one post with the next id.
	 *
	 * @param int                  $parent_id Id of the parent product of a variation; 0 for a product.
	 * @param string               $title     Plain text.
	 * @param Input                $entry     Entry of the catalogue.
	 * @param array<string, mixed> $meta      Meta values by key.
	 */
	private function insert( int $parent_id, string $title, Input $entry, array $meta ): int {
		$id = wp_insert_post(
			array(
				'import_id'      => $this->next_id++,
				'post_type'      => $parent_id > 0 ? 'product_variation' : 'product',
				'post_status'    => 'publish',
				'post_parent'    => $parent_id,
				'post_title'     => wp_slash( Text::stored( $title ) ),
				'post_name'      => sanitize_title( $title ),
				'post_excerpt'   => wp_slash( Text::stored( $entry->text( 'short_description' ) ) ),
				'post_content'   => wp_slash( Text::stored( $entry->text( 'description' ) ) ),
				'comment_status' => $parent_id > 0 ? 'closed' : 'open',
				'meta_input'     => $meta,
			)
		);
		$this->ids[ $entry->text( 'sku' ) ] = $id;
		return $id;
	}

	/** Writes a review for each rating. */
	private function add_reviews( int $id, Input $product ): void {
		foreach ( $product->numbers( 'ratings' ) as $index => $rating ) {
			wp_insert_comment(
				array(
					'comment_post_ID'      => $id,
					'comment_author'       => 'Visitor ' . ( $index + 1 ),
					'comment_author_email' => "visitor$index@example.com",
					'comment_content'      => self::REVIEWS[ $rating ] ?? '',
					'comment_type'         => 'review',
					'comment_approved'     => 1,
					'comment_meta'         => array( 'rating' => $rating ),
				)
			);
		}
	}

	private function link_cross_sells( Input $product ): void {
		$ids = array();
		foreach ( $product->texts( 'cross_sells' ) as $sku ) {
			if ( isset( $this->ids[ $sku ] ) ) {
				$ids[] = $this->ids[ $sku ];
			}
		}
		if ( array() !== $ids ) {
			update_post_meta( $this->ids[ $product->text( 'sku' ) ], '_crosssell_ids', $ids );
		}
	}
}
