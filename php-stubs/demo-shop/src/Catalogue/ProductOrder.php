<?php
/**
 * The order of a list of products.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

defined( 'ABSPATH' ) || exit;

/** Sorts a list of products as GET products is asked to. */
final class ProductOrder {
	/** Values of orderby. */
	public const KEYS = array( 'date', 'modified', 'id', 'include', 'title', 'slug', 'price', 'popularity', 'rating', 'menu_order', 'comment_count' );

	/**
	 * Sorts products; what is equal stays by id.
	 *
	 * @param list<Product> $products The products, by id.
	 * @param string        $key      A value of orderby.
	 * @param bool          $reversed Whether the last comes first.
	 * @return list<Product>
	 */
	public static function sort( array $products, string $key, bool $reversed ): array {
		usort(
			$products,
			static function ( Product $a, Product $b ) use ( $key, $reversed ): int {
				$compared = self::value( $a, $key, $reversed ) <=> self::value( $b, $key, $reversed );
				$compared = 0 === $compared ? $a->id <=> $b->id : $compared;
				return $reversed ? -$compared : $compared;
			}
		);
		return $products;
	}

	/**
	 * What a product is sorted by.
	 *
	 * @return int|float|string
	 */
	private static function value( Product $product, string $key, bool $reversed ) {
		switch ( $key ) {
			case 'title':
				return mb_strtolower( $product->name );
			case 'slug':
				return $product->slug;
			case 'price':
				// From high to low a range counts by its upper end.
				return $reversed ? $product->highest_price() : $product->price();
			case 'rating':
				return (float) $product->average_rating;
			case 'comment_count':
				return $product->review_count;
			case 'menu_order':
				return $product->menu_order;
			case 'modified':
				return $product->modified;
			default:
				return $product->id;
		}
	}
}
