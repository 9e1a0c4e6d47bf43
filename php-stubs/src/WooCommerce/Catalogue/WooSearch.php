<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce redirects a search with a single result to the product; with active filters, the visitor could not remove
 * them there.
 */
final class WooSearch {
	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_filter( 'woocommerce_redirect_single_search_result', array( $this, 'redirects' ) );
	}

	/**
	 * True if the search redirects to its only result.
	 *
	 * @param mixed $leads_on Value from WooCommerce and other plugins.
	 */
	public function redirects( $leads_on ): bool {
		return (bool) $leads_on && ( new CurrentCatalogue( $this->shop ) )->page()->filters()->is_empty();
	}
}
