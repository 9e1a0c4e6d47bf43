<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\Support\StableShuffle;

defined( 'ABSPATH' ) || exit;

/** Upsells and cross-sells that a product names, and products that share a category or tag with it. */
final class RelatedProducts {
	/** Meta keys, which are WooCommerce's. */
	private const META = array(
		'upsells'     => '_upsell_ids',
		'cross-sells' => '_crosssell_ids',
	);

	/** Maximum number of related products. */
	private const MAX = 100;

	/**
	 * Returns the ids as Shop::related_products() defines them.
	 *
	 * @param string $relation "related", "upsells" or "cross-sells".
	 * @return list<int>
	 */
	public static function of( int $product_id, string $relation ): array {
		if ( 'product' !== get_post_type( $product_id ) ) {
			return array();
		}
		$key = self::META[ $relation ] ?? null;
		return null === $key ? self::related( $product_id ) : self::named( $product_id, $key );
	}

	/** @return list<int> Ids that the product names. */
	private static function named( int $product_id, string $key ): array {
		return Input::of( array( 'ids' => get_post_meta( $product_id, $key, true ) ) )->numbers( 'ids' );
	}

	/**
	 * Returns the ids of products that share a term, without the product itself and its upsells.
	 *
	 * @return list<int>
	 */
	private static function related( int $product_id ): array {
		$ids = array();
		foreach ( array( 'product_cat', 'product_tag' ) as $taxonomy ) {
			$terms = array_column( Terms::of( $product_id, $taxonomy ), 'term_id' );
			$found = array() === $terms ? array() : get_objects_in_term( $terms, $taxonomy );
			$ids   = array_merge( $ids, is_array( $found ) ? array_map( 'intval', $found ) : array() );
		}
		$others = array_diff( array_unique( $ids ), array( $product_id ), self::named( $product_id, self::META['upsells'] ) );
		return array_slice( StableShuffle::of( array_values( $others ), $product_id ), 0, self::MAX );
	}
}
