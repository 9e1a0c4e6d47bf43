<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\CataloguePage;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce redirects a search with a single result to the product; with active filters, the visitor could not remove
 * them there.
 */
final class WooSearch {
	public function register(): void {
		add_filter( 'woocommerce_redirect_single_search_result', array( $this, 'redirects' ) );
	}

	/**
	 * True if the search redirects to its only result.
	 *
	 * @param mixed $leads_on Value from WooCommerce and other plugins.
	 */
	public function redirects( $leads_on ): bool {
		return (bool) $leads_on && CataloguePage::current()->filters()->is_empty();
	}
}
