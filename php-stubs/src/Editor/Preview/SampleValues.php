<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Attributes for blocks that show nothing until something is chosen, or that depend on the page they will stand on. */
final class SampleValues {
	/**
	 * Returns the attributes with a product or an attribute of the shop where none is chosen.
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
		return $values;
	}
}
