<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue\Search;

defined( 'ABSPATH' ) || exit;

/** Finds products by a text, in place of the condition of WooCommerce's products route (docs/catalogue.md#search). */
interface ProductSearch {
	/**
	 * Returns what a search finds; null if it leaves that to WooCommerce's products route.
	 *
	 * @param string $text Text of the search.
	 */
	public function found( string $text ): ?FoundProducts;
}
