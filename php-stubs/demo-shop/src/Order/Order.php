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
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** An order in WordPress's posts. What was ordered is kept as the cart's answer of that moment. */
final class Order {
	private const SNAPSHOT = '_storefront_islands_order';

	/** How a payment method leaves an order: to be sent, or waiting for money. */
	private const STATUSES = array(
		'bacs'   => 'on-hold',
		'cheque' => 'on-hold',
	);

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
		$this->note           = Text::plain( $post->post_excerpt );
		$this->cart           = Input::from_json( self::meta( $post->ID, self::SNAPSHOT ) );
	}

	/** An order by its number; null where there is none. */
	public static function find( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'shop_order' === $post->post_type ? new self( $post ) : null;
	}

	/**
	 * Stores a new order.
	 *
	 * @param Cart                 $cart           What is ordered.
	 * @param array<string, mixed> $answer         The same as the cart's answer.
	 * @param int                  $user           Whose it is; 0 for guests.
	 * @param string               $payment_method '' where nothing is to pay.
	 * @param string               $note           What the customer wrote.
	 * @throws RuntimeException Where WordPress does not store it.
	 */
	public static function create( Cart $cart, array $answer, int $user, string $payment_method, string $note ): self {
		$name = trim( $cart->billing->get( 'first_name' ) . ' ' . $cart->billing->get( 'last_name' ) );
		$id   = wp_insert_post(
			array(
				'post_type'    => 'shop_order',
				'post_status'  => 'wc-' . ( self::STATUSES[ $payment_method ] ?? 'processing' ),
				'post_title'   => wp_slash( esc_html( $name ) ),
				'post_excerpt' => wp_slash( esc_html( $note ) ),
				'meta_input'   => array(
					'_order_key'      => 'wc_order_' . wp_generate_password( 13, false ),
					'_customer_user'  => (string) $user,
					'_payment_method' => $payment_method,
					self::SNAPSHOT    => wp_slash( (string) wp_json_encode( $answer ) ),
				),
			)
		);
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			throw new RuntimeException( 'The order could not be stored.' );
		}
		return new self( $post );
	}

	/** The page that thanks for it. */
	public function received_url(): string {
		$checkout = get_page_by_path( 'checkout' );
		$base     = $checkout instanceof WP_Post ? (string) get_permalink( $checkout ) : home_url( '/checkout/' );
		return add_query_arg( 'key', $this->key, trailingslashit( $base ) . "order-received/{$this->id}/" );
	}

	/** Whether money is still asked for. */
	public function needs_payment(): bool {
		return in_array( $this->status, array( 'pending', 'failed' ), true );
	}

	/** Pays an order that waits for it. */
	public function pay( string $payment_method ): self {
		wp_update_post(
			array(
				'ID'          => $this->id,
				'post_status' => 'wc-' . ( self::STATUSES[ $payment_method ] ?? 'processing' ),
			)
		);
		update_post_meta( $this->id, '_payment_method', $payment_method );
		return self::find( $this->id ) ?? $this;
	}

	/** Text in the post's meta. */
	private static function meta( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
