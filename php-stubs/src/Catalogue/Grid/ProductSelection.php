<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Which products a list shows: of the catalogue, hand-picked, those that belong to a product, or recently viewed. */
final class ProductSelection {
	/** Default attributes, as in block.json. */
	public const DEFAULTS = array(
		'collection'  => '',
		'products'    => array(),
		'productId'   => 0,
		'category'    => '',
		'tags'        => array(),
		'brands'      => array(),
		'onSale'      => false,
		'stockStatus' => array(),
	);

	/** Value of `collection` for products chosen one by one. */
	private const HAND_PICKED = 'hand-picked';

	/** Value of `collection` for products that the visitor has viewed, whose ids a refresh names in `products`. */
	public const VIEWED = 'recently-viewed';

	/** Values of `collection` for products that belong to a product, see Shop::related_products(). */
	private const OF_PRODUCT = array( 'related', 'upsells', 'cross-sells' );

	/** WooCommerce's names of the stock statuses. */
	private const STOCK = array( 'instock', 'outofstock', 'onbackorder' );

	/** Maximum number of products and of terms, which is the route's maximum number of products. */
	private const MAX = 100;

	/** Empty for the catalogue; otherwise HAND_PICKED, VIEWED or one of OF_PRODUCT. */
	private string $collection;

	/**
	 * Attributes as the editor saved them, with defaults.
	 *
	 * @var array<string, mixed>
	 */
	private array $attributes;

	/**
	 * Reads the attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 */
	public function __construct( array $attributes ) {
		$this->attributes = $attributes + self::DEFAULTS;
		// The page's own query is always of the catalogue.
		$inherits         = true === ( $attributes['inherit'] ?? false );
		$known            = array_merge( array( self::HAND_PICKED, self::VIEWED ), self::OF_PRODUCT );
		$collection       = $this->attributes['collection'];
		$this->collection = ! $inherits && is_string( $collection ) && in_array( $collection, $known, true ) ? $collection : '';
		if ( $inherits ) {
			$this->attributes = array( 'tags' => array(), 'brands' => array() ) + $this->attributes;
		}
	}

	/**
	 * Adds the page's product to attributes that need one and name none, so that a later render without the page shows
	 * the same products.
	 *
	 * @param array<string, mixed> $attributes Attributes as the editor saved them.
	 * @param int                  $product_id Id of the page's product; 0 if it has none.
	 * @return array<string, mixed>
	 */
	public static function on_page( array $attributes, int $product_id ): array {
		$is_of_product = in_array( $attributes['collection'] ?? '', self::OF_PRODUCT, true );
		return $is_of_product && 0 === self::id( $attributes['productId'] ?? 0 ) ? array( 'productId' => $product_id ) + $attributes : $attributes;
	}

	/** True if products are named one by one, in an order of their own. */
	public function has_own_order(): bool {
		return '' !== $this->collection;
	}

	/** True if the products are those that the visitor has viewed, which only the visitor's browser knows. */
	public function is_viewed(): bool {
		return self::VIEWED === $this->collection;
	}

	/**
	 * Returns the query of the products, without page and order.
	 *
	 * @return array<string, mixed> Query arguments of the products route.
	 */
	public function query( Shop $shop ): array {
		$stock = array_values( array_intersect( self::STOCK, array_filter( (array) $this->attributes['stockStatus'], 'is_string' ) ) );
		$query = array() === $stock || self::STOCK === $stock ? array() : array( 'stock_status' => $stock );
		if ( '' !== $this->collection ) {
			$ids = in_array( $this->collection, self::OF_PRODUCT, true )
				? $shop->related_products( self::id( $this->attributes['productId'] ), $this->collection )
				: self::ids( $this->attributes['products'] );
			// No product has the id 0.
			return $query + array( 'include' => array() === $ids ? array( 0 ) : array_slice( $ids, 0, self::MAX ) );
		}
		foreach ( array( 'tag' => 'tags', 'brand' => 'brands' ) as $argument => $name ) {
			$ids = self::ids( $this->attributes[ $name ] );
			if ( array() !== $ids ) {
				$query[ $argument ] = implode( ',', $ids );
			}
		}
		if ( true === $this->attributes['onSale'] ) {
			$query['on_sale'] = true;
		}
		return $query + $this->category();
	}

	/**
	 * Returns the query of the category.
	 *
	 * @return array<string, string>
	 */
	private function category(): array {
		$slug = $this->attributes['category'];
		if ( ! is_string( $slug ) || '' === $slug ) {
			return array();
		}
		// Older WooCommerce supports categories only by id.
		$term = get_term_by( 'slug', $slug, 'product_cat' );
		return array( 'category' => $term instanceof \WP_Term ? (string) $term->term_id : $slug );
	}

	/**
	 * Returns the valid ids of a saved list, each once.
	 *
	 * @param mixed $saved Saved value.
	 * @return list<int>
	 */
	private static function ids( $saved ): array {
		$ids = array_filter( array_map( array( self::class, 'id' ), array_values( (array) $saved ) ) );
		return array_slice( array_values( array_unique( $ids ) ), 0, self::MAX );
	}

	/**
	 * Returns a saved id; 0 if it is invalid.
	 *
	 * @param mixed $saved Saved value.
	 */
	private static function id( $saved ): int {
		return is_numeric( $saved ) ? max( 0, (int) $saved ) : 0;
	}
}
