<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Order of one list of products, also one that the products route refuses, as it knows neither a search's relevance nor
 * the orders of plugins: WooCommerce's query behind the route applies both.
 */
final class WooOrder {
	/** Values of `orderby` that WooCommerce sorts from high to low unless told otherwise. */
	private const FALLING = array( 'date', 'modified', 'popularity', 'rating', 'relevance' );

	/** Value of `orderby`; empty for the route's own. */
	private string $orderby;

	/** Value of `order`; empty for the one that goes with `orderby`. */
	private string $order;

	/**
	 * @param array<string, mixed> $query Query arguments of the products route.
	 */
	public function __construct( array $query ) {
		$orderby       = $query['orderby'] ?? '';
		$order         = $query['order'] ?? '';
		$this->orderby = is_string( $orderby ) ? $orderby : '';
		$this->order   = is_string( $order ) ? $order : '';
	}

	/**
	 * Returns a query without an order that the route would refuse.
	 *
	 * @param array<string, mixed> $query Query arguments of the products route.
	 * @param mixed                $known Values of `orderby` that the route knows.
	 * @return array<string, mixed>
	 */
	public function known( array $query, $known ): array {
		return $this->is_known( $known ) ? $query : array_diff_key( $query, array( 'orderby' => true, 'order' => true ) );
	}

	/**
	 * Puts an order that the route would have refused into a request that it has accepted.
	 *
	 * @param mixed $known Values of `orderby` that the route knows.
	 */
	public function complete( \WP_REST_Request $request, $known ): void {
		if ( ! $this->is_known( $known ) && ( 'relevance' !== $this->orderby || self::has_positive_term( $request['search'] ) ) ) {
			$request->set_param( 'orderby', $this->orderby );
			$request->set_param( 'order', $this->order );
		}
	}

	/**
	 * Runs a query. Plugins that apply their orders read the one of the address, which may be that of another list.
	 *
	 * @template T
	 * @param callable(): T $run The query.
	 * @return T
	 */
	public function during( callable $run ) {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is done but to put it back.
		$given = array_intersect_key( $_GET, array( 'orderby' => true ) );
		unset( $_GET['orderby'] );
		$_GET += array_filter( array( 'orderby' => $this->name() ) );
		try {
			return $run();
		} finally {
			unset( $_GET['orderby'] );
			$_GET += $given;
		}
		// phpcs:enable
	}

	/** Returns the order as an address names it; empty for the route's own. */
	private function name(): string {
		$usual = in_array( $this->orderby, self::FALLING, true ) ? 'desc' : 'asc';
		return $this->orderby . ( in_array( $this->order, array( '', $usual ), true ) ? '' : "-$this->order" );
	}

	/**
	 * True for an order that the route accepts.
	 *
	 * @param mixed $known Values of `orderby` that the route knows.
	 */
	private function is_known( $known ): bool {
		return '' === $this->orderby || ( in_array( $this->orderby, (array) $known, true ) && '' !== $this->order );
	}

	/**
	 * True if a search has a word to look for. For a search that only excludes words, WordPress makes invalid SQL when
	 * it sorts by relevance.
	 *
	 * @param mixed $search Text of the search.
	 */
	private static function has_positive_term( $search ): bool {
		$words = preg_split( '/[\s,+]+/', is_string( $search ) ? $search : '', -1, PREG_SPLIT_NO_EMPTY );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		$prefix = apply_filters( 'wp_query_search_exclusion_prefix', '-' );
		$prefix = is_string( $prefix ) ? $prefix : '';
		foreach ( is_array( $words ) ? $words : array() as $word ) {
			if ( '' === $prefix || 0 !== strpos( $word, $prefix ) ) {
				return true;
			}
		}
		return false;
	}
}
