<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Idempotency;

use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Order\Order;
use StorefrontIslands\DemoShop\Support\ShopError;
use StorefrontIslands\Orders\Attempts\CheckoutEvents;
use StorefrontIslands\Orders\Attempts\CurrentAttempt;
use StorefrontIslands\Orders\Attempts\OrderGate;
use StorefrontIslands\Orders\Attempts\RecentAnswers;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\ExpectedTotal;

defined( 'ABSPATH' ) || exit;

/** Connects the demo shop's own actions with the checkout attempt. */
final class DemoCheckoutEvents implements CheckoutEvents {
	/** @var callable(): CartStore Returns the store of the visitor's cart, which always reads the stored cart. */
	private $carts;

	/**
	 * @param callable(): CartStore $carts Returns the store of the visitor's cart.
	 */
	public function __construct( callable $carts ) {
		$this->carts = $carts;
	}

	public function payment_state( int $order_id ): string {
		$order = Order::find_uncached( $order_id );
		if ( null === $order || 'failed' === $order->status || 'cancelled' === $order->status ) {
			return self::FAILED;
		}
		return $order->needs_payment() ? self::OPEN : self::PLACED;
	}

	public function is_paid( int $order_id ): bool {
		$order = Order::find_uncached( $order_id );
		return null !== $order && ! $order->needs_payment();
	}

	public function has_paid_before( int $user_id ): bool {
		return false;
	}

	public function cart_hash(): string {
		$cart = ( $this->carts )()->load();
		return 0 === $cart->count() ? '' : $cart->hash();
	}

	public function read_session(): void {}

	public function is_cart_of( int $order_id ): bool {
		return ( $this->carts )()->load()->awaiting_order === $order_id;
	}

	public function empty_cart(): void {
		$carts = ( $this->carts )();
		$carts->empty_after( $carts->load()->awaiting_order );
	}

	public function order_page( int $order_id ): string {
		$order = Order::find_uncached( $order_id );
		return null === $order ? '' : $order->received_url();
	}

	public function forget_cached_order( int $order_id ): void {
		Order::find_uncached( $order_id );
	}

	public function reload_cart(): void {}

	public function register( CurrentAttempt $current, OrderGate $gate, RecentAnswers $recent, UncertainPayments $payments ): void {
		add_filter( 'storefront_islands_order_of_attempt', array( $current, 'order_id' ), 10, 0 );
		add_filter(
			'storefront_islands_total_is_expected',
			static function ( bool $is_expected, int $total ): bool {
				return $is_expected && in_array( ExpectedTotal::expected(), array( '', (string) $total ), true );
			},
			10,
			2
		);
		add_action( 'storefront_islands_order_made', array( $current, 'order_created' ) );
		add_action(
			'storefront_islands_payment_begins',
			static function ( int $order_id ) use ( $current ): void {
				if ( ! $current->payment_started( $order_id ) ) {
					throw new ShopError( ErrorResponse::RUNNING, esc_html( ErrorResponse::running_message() ), 409 );
				}
			}
		);
	}
}
