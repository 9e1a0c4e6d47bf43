<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Attributes for blocks that show nothing until something is chosen, or that depend on the page they will stand on. */
final class SampleValues {
	/** Lists of products that are empty where the attribute is: chosen by an editor, of a product, of a visitor. */
	private const COLLECTIONS = array(
		'hand-picked'     => 'products',
		'related'         => 'productId',
		'upsells'         => 'productId',
		'cross-sells'     => 'productId',
		'recently-viewed' => 'products',
	);

	/**
	 * Returns the attributes with a product or an attribute of the shop where none is chosen, and with the catalogue where
	 * only the page or the visitor decides which products are listed.
	 *
	 * @param string $block Full name of the block.
	 * @param array<string, mixed> $values Attributes of the block.
	 * @return array<string, mixed>
	 */
	public static function with( Shop $shop, string $block, array $values ): array {
		$chosen = new JsonReader( $values );
		if ( 'storefront-islands/add-to-cart' === $block && 0 === $chosen->int( 'productId' ) ) {
			$products = $shop->products( array( 'per_page' => 1 ) );
			return array( 'productId' => $products[0]['id'] ?? 0 ) + $values;
		}
		if ( 'storefront-islands/filter-list' === $block && '' === $chosen->string( 'taxonomy' ) ) {
			return array( 'taxonomy' => $shop->attributes()[0]['taxonomy'] ?? '' ) + $values;
		}
		$needed = self::COLLECTIONS[ $chosen->string( 'collection' ) ] ?? '';
		return '' !== $needed && empty( $values[ $needed ] ) ? array( 'collection' => '' ) + $values : $values;
	}
}
