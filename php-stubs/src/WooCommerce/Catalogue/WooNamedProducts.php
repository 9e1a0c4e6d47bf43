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

	/**
	 * Lets a query of the Store API find the products whose pages the visitor may read. It asks by status: one product that
	 * the visitor may not read keeps the others of its status out.
	 */
	public function admit( \WP_Query $query ): void {
		$readable = array();
		$hidden   = array( 'trash', 'auto-draft' );
		foreach ( $this->ids as $id ) {
			$status = (string) get_post_status( $id );
			if ( current_user_can( 'read_post', $id ) ) {
				$readable[] = $status;
			} else {
				$hidden[] = $status;
			}
		}
		$admitted = array_diff( $readable, $hidden );
		if ( array() !== $admitted ) {
			$query->set( 'post_status', array_values( array_unique( array_merge( array( 'publish' ), $admitted ) ) ) );
		}
	}
}
