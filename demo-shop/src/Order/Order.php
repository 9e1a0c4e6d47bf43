<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use RuntimeException;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\SummaryPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** An order, stored as a WordPress post. Its contents are the cart response at the time of the order. */
final class Order {
	private const SNAPSHOT = '_storefront_islands_order';

	/** Id of the post, which is the order number. */
	public int $id;

	/** One of PostTypes::order_statuses(). */
	public string $status;

	/** Order key, which lets guests see their order. */
	public string $key;

	/** Id of the order's user; 0 for guests. */
	public int $customer_id;

	/** Id of the payment method; '' if no payment was needed. */
	public string $payment_method;

	/** Title of the payment method at the time of the order. */
	public string $payment_title;

	public string $note;

	/** Cart response at the time of the order. */
	public Input $cart;

	private function __construct( WP_Post $post ) {
		$this->id             = $post->ID;
		$this->status         = (string) preg_replace( '/^wc-/', '', $post->post_status );
		$this->key            = self::meta( $post->ID, '_order_key' );
		$this->customer_id    = (int) self::meta( $post->ID, '_customer_user' );
		$this->payment_method = self::meta( $post->ID, '_payment_method' );
		$this->payment_title  = self::meta( $post->ID, '_payment_method_title' );
		$this->note           = Text::plain( $post->post_excerpt );
		$this->cart           = Input::from_json( self::meta( $post->ID, self::SNAPSHOT ) );
	}

	public static function find( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'shop_order' === $post->post_type ? new self( $post ) : null;
	}

	/** Returns an order by its number without the caches of this request: another request may have paid it since. */
	public static function find_uncached( int $id ): ?self {
		if ( $id > 0 ) {
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'post_meta' );
		}
		return self::find( $id );
	}

	/**
	 * Stores an unpaid order: creates one, or replaces the contents of an existing one.
	 *
	 * @param self|null             $present  Unpaid order of the visitor.
	 * @param array<string, mixed>  $response Cart response of that cart, with the addresses as they are stored.
	 * @param int                   $user     Id of the order's user; 0 for guests.
	 * @param array{string, string} $method   Id and title of the payment method; both '' if no payment is needed.
	 * @throws RuntimeException If WordPress cannot store it.
	 */
	public static function store( ?self $present, Cart $cart, array $response, int $user, array $method, string $note ): self {
		$name = trim( $cart->billing->get( 'first_name' ) . ' ' . $cart->billing->get( 'last_name' ) );
		$id   = wp_insert_post(
			array(
				'ID'           => null === $present ? 0 : $present->id,
				'post_type'    => 'shop_order',
				'post_status'  => 'wc-pending',
				'post_title'   => wp_slash( esc_html( $name ) ),
				'post_excerpt' => wp_slash( esc_html( $note ) ),
				'meta_input'   => array(
					'_order_key'            => null === $present ? 'wc_order_' . wp_generate_password( 13, false ) : $present->key,
					'_customer_user'        => (string) $user,
					'_payment_method'       => $method[0],
					'_payment_method_title' => $method[1],
					self::SNAPSHOT          => wp_slash( (string) wp_json_encode( $response ) ),
				),
			)
		);
		return self::stored( $id );
	}

	public function mark( string $status ): self {
		wp_update_post(
			array(
				'ID'          => $this->id,
				'post_status' => 'wc-' . $status,
			)
		);
		return self::stored( $this->id );
	}

	/** Assigns the order to the account of its guest. */
	public function belong_to( int $user ): self {
		update_post_meta( $this->id, '_customer_user', (string) $user );
		return self::stored( $this->id );
	}

	/**
	 * @param array{string, string} $method Id and title of the payment method.
	 */
	public function pay_with( array $method ): self {
		update_post_meta( $this->id, '_payment_method', $method[0] );
		update_post_meta( $this->id, '_payment_method_title', $method[1] );
		return self::stored( $this->id );
	}

	/** Returns the URL of the order confirmation page. */
	public function received_url(): string {
		$page = SummaryPage::url();
		return '' === $page ? $this->page_url( OrderQuery::ENDPOINT ) : $this->below( $page, OrderQuery::ENDPOINT );
	}

	/** Returns the URL of the page on which the order can be paid. */
	public function pay_url(): string {
		return $this->page_url( 'order-pay' );
	}

	/** Returns the URL of an order page, below the checkout as in WooCommerce. */
	private function page_url( string $endpoint ): string {
		$checkout = get_page_by_path( 'checkout' );
		$base     = $checkout instanceof WP_Post ? (string) get_permalink( $checkout ) : home_url( '/checkout/' );
		return $this->below( $base, $endpoint );
	}

	/** Returns the URL of an endpoint with the order's number and key. */
	private function below( string $base, string $endpoint ): string {
		return add_query_arg( 'key', $this->key, trailingslashit( $base ) . "$endpoint/{$this->id}/" );
	}

	public function needs_payment(): bool {
		return in_array( $this->status, array( 'pending', 'failed' ), true );
	}

	/** True if a visitor may see the order: with its key, or as its user. */
	public function is_open_to( string $key, int $user ): bool {
		return $this->has_key( $key ) || ( $user > 0 && $user === $this->customer_id );
	}

	/** Nothing matches an order without a key. */
	public function has_key( string $key ): bool {
		return '' !== $this->key && hash_equals( $this->key, $key );
	}

	/**
	 * Returns an order that must exist.
	 *
	 * @throws RuntimeException If it does not exist.
	 */
	private static function stored( int $id ): self {
		$order = self::find( $id );
		if ( null === $order ) {
			throw new RuntimeException( 'The order could not be stored.' );
		}
		return $order;
	}

	private static function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
