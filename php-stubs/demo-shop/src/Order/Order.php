<?php
/**
 * An order.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Order;

use RuntimeException;
use StorefrontIslands\DemoShop\Cart\Cart;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use StorefrontIslands\Purchase\AskedFor;
use StorefrontIslands\Purchase\SummaryPage;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** An order in WordPress's posts. What was ordered is kept as the cart's answer of that moment. */
final class Order {
	private const SNAPSHOT = '_storefront_islands_order';

	/** The post's id, which is the order's number. */
	public int $id;

	/** One of PostTypes::order_statuses(). */
	public string $status;

	/** Lets guests see their order. */
	public string $key;

	/** The user whose order it is; 0 for guests. */
	public int $customer_id;

	/** Names the payment method; '' where nothing was to pay. */
	public string $payment_method;

	/** The same for the shopper, as it was called then. */
	public string $payment_title;

	/** What the customer wrote. */
	public string $note;

	/** The cart's answer as it was ordered. */
	public Input $cart;

	/** Reads an order. */
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

	/** An order by its number; null where there is none. */
	public static function find( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'shop_order' === $post->post_type ? new self( $post ) : null;
	}

	/** The same as it is at this moment, whatever this request has seen of it before: others may have paid it since. */
	public static function find_anew( int $id ): ?self {
		if ( $id > 0 ) {
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'post_meta' );
		}
		return self::find( $id );
	}

	/**
	 * Stores what is ordered, to be paid: as a new order, or in place of what this one held before.
	 *
	 * @param self|null              $present The visitor's order that is not paid.
	 * @param Cart                   $cart    What is ordered.
	 * @param array<string, mixed>   $answer  The same as the cart's answer, with the addresses as they are stored.
	 * @param int                    $user    Whose it is; 0 for guests.
	 * @param array{string, string}  $method  The payment method's id and title; both '' where nothing is to pay.
	 * @param string                 $note    What the customer wrote.
	 * @throws RuntimeException Where WordPress does not store it.
	 */
	public static function store( ?self $present, Cart $cart, array $answer, int $user, array $method, string $note ): self {
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
					self::SNAPSHOT          => wp_slash( (string) wp_json_encode( $answer ) ),
				),
			)
		);
		return self::stored( $id );
	}

	/** Gives it another status. */
	public function mark( string $status ): self {
		wp_update_post(
			array(
				'ID'          => $this->id,
				'post_status' => 'wc-' . $status,
			)
		);
		return self::stored( $this->id );
	}

	/** Gives it to the user whom its guest has become. */
	public function belong_to( int $user ): self {
		update_post_meta( $this->id, '_customer_user', (string) $user );
		return self::stored( $this->id );
	}

	/**
	 * Chooses how it is paid.
	 *
	 * @param array{string, string} $method The payment method's id and title.
	 */
	public function pay_with( array $method ): self {
		update_post_meta( $this->id, '_payment_method', $method[0] );
		update_post_meta( $this->id, '_payment_method_title', $method[1] );
		return self::stored( $this->id );
	}

	/** The page that thanks for it. */
	public function received_url(): string {
		$page = SummaryPage::url();
		return '' === $page ? $this->page_url( AskedFor::ENDPOINT ) : $this->below( $page, AskedFor::ENDPOINT );
	}

	/** The page on which it can still be paid. */
	public function pay_url(): string {
		return $this->page_url( 'order-pay' );
	}

	/** A page of the order, below the checkout as in WooCommerce. */
	private function page_url( string $endpoint ): string {
		$checkout = get_page_by_path( 'checkout' );
		$base     = $checkout instanceof WP_Post ? (string) get_permalink( $checkout ) : home_url( '/checkout/' );
		return $this->below( $base, $endpoint );
	}

	/** An endpoint with the order's number and key. */
	private function below( string $base, string $endpoint ): string {
		return add_query_arg( 'key', $this->key, trailingslashit( $base ) . "$endpoint/{$this->id}/" );
	}

	/** Whether money is still asked for. */
	public function needs_payment(): bool {
		return in_array( $this->status, array( 'pending', 'failed' ), true );
	}

	/** Whether a visitor may see it: who has its key, and the user whose it is. */
	public function is_open_to( string $key, int $user ): bool {
		return $this->has_key( $key ) || ( $user > 0 && $user === $this->customer_id );
	}

	/** Whether a key is the order's; an order that was made without one has none, and nothing opens it. */
	public function has_key( string $key ): bool {
		return '' !== $this->key && hash_equals( $this->key, $key );
	}

	/**
	 * An order that is there.
	 *
	 * @throws RuntimeException Where it is not.
	 */
	private static function stored( int $id ): self {
		$order = self::find( $id );
		if ( null === $order ) {
			throw new RuntimeException( 'The order could not be stored.' );
		}
		return $order;
	}

	/** Text in the post's meta. */
	private static function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
