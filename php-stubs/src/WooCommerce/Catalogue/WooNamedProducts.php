<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * Products that are named, as by the form on a product's page, are there for whoever may read that page, whatever the
 * catalogue leaves out: WooCommerce's pages show what is out of stock, and to its editors what is not published yet.
 */
final class WooNamedProducts {
	/**
	 * Ids of the products.
	 *
	 * @var list<int>
	 */
	private array $ids;

	/**
	 * @param mixed $ids Value of the argument `include`; null for products that are not named.
	 */
	public function __construct( $ids ) {
		$this->ids = array_values( array_map( 'intval', array_filter( (array) $ids, 'is_numeric' ) ) );
	}

	/**
	 * Runs a function in which the products are in lists although they are out of stock.
	 *
	 * @template T
	 * @param callable(): T $run The function.
	 * @return T
	 */
	public function during( callable $run ) {
		if ( array() === $this->ids ) {
			return $run();
		}
		$no = static fn(): string => 'no';
		add_filter( 'pre_option_woocommerce_hide_out_of_stock_items', $no, PHP_INT_MAX );
		try {
			return $run();
		} finally {
			remove_filter( 'pre_option_woocommerce_hide_out_of_stock_items', $no, PHP_INT_MAX );
		}
	}

	/** Lets a query of the Store API find the products whose pages the visitor may read. */
	public function admit( \WP_Query $query ): void {
		$statuses = array( 'publish' );
		foreach ( $this->ids as $id ) {
			$status = get_post_status( $id );
			if ( is_string( $status ) && ! in_array( $status, array( 'publish', 'trash', 'auto-draft' ), true ) && current_user_can( 'read_post', $id ) ) {
				$statuses[] = $status;
			}
		}
		if ( 1 < count( $statuses ) ) {
			$query->set( 'post_status', array_values( array_unique( $statuses ) ) );
		}
	}
}
