<?php
/**
 * Product search of WooCommerce, filtered.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Catalogue\CataloguePage;

defined( 'ABSPATH' ) || exit;

/** WooCommerce leads from a search that finds one product on to that product: with filters on, nobody could take them off again. */
final class WooSearch {
	/** Hooks in. */
	public function register(): void {
		add_filter( 'woocommerce_redirect_single_search_result', array( $this, 'leads_on' ) );
	}

	/**
	 * Whether the search leads on to its only product.
	 *
	 * @param mixed $leads_on What others say.
	 */
	public function leads_on( $leads_on ): bool {
		return (bool) $leads_on && CataloguePage::current()->filters()->is_empty();
	}
}
