<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Stock;

use Automattic\WooCommerce\Checkout\Helpers\ReserveStockException;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\ErrorResponse;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WooCommerce from selling a piece twice. WooCommerce counts the stock that pending orders hold; between the
 * moment when an order is no longer pending and the moment when its stock is reduced, nothing is held. Holding stock and
 * that change of status exclude each other here, for each product, whatever way the order was placed or paid.
 */
final class WooStockLock {
	/** Statuses in which WooCommerce reduces the stock of an order. */
	private const REDUCING = array( 'processing', 'on-hold', 'completed' );

	/** Time for which an order that is being paid holds stock where the shop's setting holds none, in minutes. */
	private const MINUTES = 2;

	/** Time after which the lock of a killed process ends, in seconds. */
	private const LEASE = 10;

	private IdempotencyStore $store;

	/**
	 * Locks that this process holds.
	 *
	 * @var list<VisitorLock>
	 */
	private array $locks = array();

	public function __construct( IdempotencyStore $store ) {
		$this->store = $store;
	}

	public function register(): void {
		// Called at the beginning of each hold; there is no action for its end.
		add_filter( 'woocommerce_order_hold_stock_minutes', array( $this, 'begin_to_hold' ), PHP_INT_MAX, 2 );
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'release' ), PHP_INT_MIN, 0 );
		add_action( 'woocommerce_checkout_order_created', array( $this, 'release' ), PHP_INT_MAX, 0 );
		add_action( 'woocommerce_checkout_order_exception', array( $this, 'release' ), PHP_INT_MAX, 0 );

		add_action( 'woocommerce_before_order_object_save', array( $this, 'begin_to_reduce' ), PHP_INT_MAX );
		foreach ( self::REDUCING as $status ) {
			add_action( "woocommerce_order_status_$status", array( $this, 'release' ), PHP_INT_MAX, 0 );
		}
		add_action( 'shutdown', array( $this, 'release' ), 10, 0 );
	}

	/**
	 * Locks the products of an order whose stock is going to be held.
	 *
	 * @param mixed $minutes Time for which it is held, in minutes; 0 for none.
	 * @param mixed $order   The order.
	 * @return mixed The time. Where the shop's setting holds no stock, the order holds its own while it is being paid.
	 * @throws ReserveStockException If other orders of a product take too long.
	 */
	public function begin_to_hold( $minutes, $order ) {
		$setting = get_option( 'woocommerce_hold_stock_minutes', 60 );
		$held    = is_numeric( $minutes ) ? (int) $minutes : 0;
		if ( 0 === $held && is_scalar( $setting ) && (int) $setting < 1 ) {
			$held = self::MINUTES;
		}
		if ( $held > 0 && $order instanceof \WC_Order && ! $this->lock( $order ) ) {
			throw new ReserveStockException( ErrorResponse::RUNNING, esc_html( ErrorResponse::running_message() ), 409 );
		}
		return $held;
	}

	/**
	 * Locks the products of an order whose stock is going to be reduced. Goes on without the locks if they are not free
	 * in time: the order is paid.
	 *
	 * @param mixed $order The order, not saved yet.
	 */
	public function begin_to_reduce( $order ): void {
		if ( $order instanceof \WC_Order && $order->get_id() > 0 && in_array( $order->get_changes()['status'] ?? '', self::REDUCING, true ) ) {
			$this->lock( $order );
		}
	}

	/** Releases the locks of this process. */
	public function release(): void {
		foreach ( $this->locks as $lock ) {
			$lock->release();
		}
		$this->locks = array();
	}

	/**
	 * Locks the products of an order, in the order of their ids, so that no two processes wait for each other.
	 *
	 * @return bool False if a lock was not to be had in time.
	 */
	private function lock( \WC_Order $order ): bool {
		$this->release();
		$ids = array();
		foreach ( $order->get_items() as $item ) {
			$product = $item instanceof \WC_Order_Item_Product ? $item->get_product() : null;
			if ( $product instanceof \WC_Product && $product->managing_stock() ) {
				$ids[] = $product->get_stock_managed_by_id();
			}
		}
		sort( $ids );
		$wait_budget = new WaitBudget( 5000, 10 );
		foreach ( array_unique( $ids ) as $id ) {
			$lock = new VisitorLock( $this->store );
			if ( ! $lock->take( hash_hmac( 'sha256', "product $id", wp_salt( 'nonce' ) ), time() + self::LEASE, $wait_budget ) ) {
				$this->release();
				return false;
			}
			$this->locks[] = $lock;
		}
		return true;
	}
}
