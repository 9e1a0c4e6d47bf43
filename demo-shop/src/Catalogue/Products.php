<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Amount;
use StorefrontIslands\DemoShop\Support\Input;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Reads products from WordPress's posts, meta and terms, in few queries. Meta keys are WooCommerce's. */
final class Products {
	/** Number of decimals of the shop's currency. */
	private int $minor_unit;

	/** @var list<string> Taxonomies of the attributes. */
	private array $taxonomies;

	public function __construct( ShopSettings $settings ) {
		$this->minor_unit = $settings->currency()->minor_unit;
		$this->taxonomies = array_keys( $settings->attributes() );
	}

	/** Returns a product or variation by id; null if there is none or it is not public. */
	public function find( int $id ): ?Product {
		return $this->by_ids( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * @param list<int> $ids Post ids; ids of other posts are ignored.
	 * @return array<int, Product> Products by id, in the requested order.
	 */
	public function by_ids( array $ids ): array {
		_prime_post_caches( $ids );
		$found = array();
		foreach ( $ids as $id ) {
			$post = $id > 0 ? get_post( $id ) : null;
			if ( $post instanceof WP_Post && 'publish' === $post->post_status && in_array( $post->post_type, array( 'product', 'product_variation' ), true ) ) {
				$found[ $id ] = $this->read( $post );
			}
		}
		$variable = array_filter(
			$found,
			static function ( Product $product ): bool {
				return 'variable' === $product->type;
			}
		);
		if ( array() !== $variable ) {
			$this->attach_variations( $variable );
		}
		// Images are loaded in one query instead of one each.
		_prime_post_caches( array_filter( array_column( $found, 'image_id' ) ), false );
		return $found;
	}

	/** @return list<int> Ids of all published products and variations, oldest first. */
	public static function all_ids(): array {
		return self::ids( array( 'post_type' => array( 'product', 'product_variation' ) ) );
	}

	/** Returns the id of the product or variation with a slug; 0 if there is none. */
	public function id_by_slug( string $slug ): int {
		$ids = self::ids(
			array(
				'post_type' => array( 'product', 'product_variation' ),
				'name'      => $slug,
			)
		);
		return $ids[0] ?? 0;
	}

	/**
	 * @param array<int, Product> $parents Variable products by id.
	 */
	private function attach_variations( array $parents ): void {
		$ids = self::ids(
			array(
				'post_type'       => 'product_variation',
				'post_parent__in' => array_keys( $parents ),
			)
		);
		foreach ( $this->by_ids( $ids ) as $variation ) {
			$parents[ $variation->parent_id ]->variations[] = $variation;
		}
	}

	/**
	 * Returns the ids of published posts, in catalogue order.
	 *
	 * @param array{post_type: string|list<string>, name?: string, post_parent__in?: list<int>} $query Arguments of WP_Query.
	 * @return list<int>
	 */
	private static function ids( array $query ): array {
		$defaults = array(
			'fields'         => 'ids',
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
			'no_found_rows'  => true,
		);
		return array_values( array_map( 'intval', array_filter( get_posts( $query + $defaults ), 'is_numeric' ) ) );
	}

	private function read( WP_Post $post ): Product {
		$is_variation = 'product_variation' === $post->post_type;
		$meta         = $this->meta( $post->ID );
		$parent       = $is_variation ? get_post( $post->post_parent ) : null;
		$quantity     = Input::of( get_post_meta( $post->ID, '_quantity_limits', true ) );

		$product                    = new Product();
		$product->id                = $post->ID;
		$product->parent_id         = $is_variation ? $post->post_parent : 0;
		$product->type              = $is_variation ? 'variation' : $meta->text( '_product_type', 'simple' );
		$product->name              = $parent instanceof WP_Post ? $parent->post_title : $post->post_title;
		$product->slug              = $post->post_name;
		$product->sku               = $meta->text( '_sku' );
		$product->short_description = $post->post_excerpt;
		$product->description       = $post->post_content;
		$product->regular_price     = (int) Amount::parse( $meta->text( '_regular_price' ), $this->minor_unit );
		$product->sale_price        = Amount::parse( $meta->text( '_sale_price' ), $this->minor_unit );
		$product->stock             = $meta->number( '_stock' );
		$product->backorders        = $meta->text( '_backorders', 'no' );
		$product->low_stock_amount  = $meta->number( '_low_stock_amount', 2 );
		$product->weight            = (float) $meta->text( '_weight' );
		$product->is_virtual        = $meta->flag( '_virtual' );
		$product->sold_individually = $meta->flag( '_sold_individually' );
		$product->quantity          = $quantity->has( 'maximum' ) ? $quantity : null;
		$product->cross_sells       = Input::of( array( 'ids' => get_post_meta( $post->ID, '_crosssell_ids', true ) ) )->numbers( 'ids' );
		$product->average_rating    = $meta->text( '_wc_average_rating', '0' );
		$product->review_count      = $meta->number( '_wc_review_count' );
		$product->attributes        = $is_variation ? $this->variation_attributes( $meta ) : $this->term_attributes( $post->ID );
		$product->image_id          = $meta->number( '_thumbnail_id' );
		$product->sales             = $meta->number( 'total_sales' );
		$product->created           = (int) mysql2date( 'U', $post->post_date_gmt, false );
		$product->modified          = (int) mysql2date( 'U', $post->post_modified_gmt, false );
		$product->menu_order        = $post->menu_order;
		return $product;
	}

	/** Returns the first value of each meta key. */
	private function meta( int $id ): Input {
		$first = array();
		foreach ( Input::of( get_post_meta( $id ) )->all() as $key => $values ) {
			$first[ $key ] = is_array( $values ) ? reset( $values ) : null;
		}
		return Input::of( $first );
	}

	/** @return array<string, list<string>> Slugs by taxonomy. */
	private function variation_attributes( Input $meta ): array {
		$attributes = array();
		foreach ( $this->taxonomies as $taxonomy ) {
			if ( $meta->has( 'attribute_' . $taxonomy ) ) {
				$attributes[ $taxonomy ] = array( $meta->text( 'attribute_' . $taxonomy ) );
			}
		}
		return $attributes;
	}

	/** @return array<string, list<string>> Slugs by taxonomy. */
	private function term_attributes( int $id ): array {
		$attributes = array();
		foreach ( $this->taxonomies as $taxonomy ) {
			$slugs = array_column( Terms::of( $id, $taxonomy ), 'slug' );
			if ( array() !== $slugs ) {
				$attributes[ $taxonomy ] = $slugs;
			}
		}
		return $attributes;
	}
}
