<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Support\StableShuffle;

defined( 'ABSPATH' ) || exit;

/** Upsells, cross-sells and related products, of which plugins may change the latter. */
final class WooRelatedProducts {
	/** Maximum number of related products: the limit of the products route. */
	private const MAX = 100;

	/**
	 * Returns the ids as Shop::related_products() defines them.
	 *
	 * @param string $relation "related", "upsells" or "cross-sells".
	 * @return list<int>
	 */
	public static function of( int $product_id, string $relation ): array {
		$product = wc_get_product( $product_id );
		if ( ! $product instanceof \WC_Product ) {
			return array();
		}
		if ( 'related' === $relation ) {
			$upsells = self::ids( $product->get_upsell_ids() );
			return StableShuffle::of( self::ids( wc_get_related_products( $product->get_id(), self::MAX, $upsells ) ), $product->get_id() );
		}
		return self::ids( 'upsells' === $relation ? $product->get_upsell_ids() : $product->get_cross_sell_ids() );
	}

	/**
	 * Returns ids as integers, whatever a plugin's filter made of them.
	 *
	 * @param mixed $ids The ids.
	 * @return list<int>
	 */
	private static function ids( $ids ): array {
		return array_values( array_map( 'intval', array_filter( (array) $ids, 'is_numeric' ) ) );
	}
}
