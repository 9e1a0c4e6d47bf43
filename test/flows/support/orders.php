<?php
/**
 * Prints the shop's orders of one email address (EMAIL in the environment) as JSON. Run by orders.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

use StorefrontIslands\DemoShop\Order\Order;

/**
 * Returns the values of additional fields outside the addresses that an order of WooCommerce holds, without empty ones.
 *
 * @param WC_Order $order The order.
 */
function storefront_islands_woocommerce_fields( WC_Order $order ): object {
	$fields = array();
	foreach ( $order->get_meta_data() as $meta ) {
		if ( 0 === strpos( $meta->key, '_wc_other/' ) ) {
			$fields[ substr( $meta->key, strlen( '_wc_other/' ) ) ] = (string) $meta->value;
		}
	}
	ksort( $fields );
	return (object) array_filter( $fields );
}

/**
 * Returns WooCommerce's orders of an email address.
 *
 * @param string $email Billing email address.
 * @return list<array<string, mixed>>
 */
function storefront_islands_woocommerce_orders( string $email ): array {
	$orders = array();
	foreach ( wc_get_orders( array( 'billing_email' => $email, 'orderby' => 'ID', 'order' => 'ASC', 'limit' => -1 ) ) as $order ) {
		$orders[] = array(
			'id'       => $order->get_id(),
			'status'   => $order->get_status(),
			'method'   => $order->get_payment_method(),
			'note'     => $order->get_customer_note(),
			'customer' => $order->get_customer_id(),
			'total'    => (string) (int) round( $order->get_total() * 10 ** wc_get_price_decimals() ),
			'billing'  => $order->get_address( 'billing' ),
			'shipping' => $order->get_address( 'shipping' ),
			'fields'   => storefront_islands_woocommerce_fields( $order ),
		);
	}
	return $orders;
}

/**
 * Returns the demo shop's orders of an email address.
 *
 * @param string $email Billing email address.
 * @return list<array<string, mixed>>
 */
function storefront_islands_demo_orders( string $email ): array {
	$orders = array();
	foreach ( get_posts( array( 'post_type' => 'shop_order', 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		$order = Order::find( $post->ID );
		$cart  = null === $order ? null : $order->cart;
		if ( null === $cart || $cart->object( 'billing_address' )->text( 'email' ) !== $email ) {
			continue;
		}
		$orders[] = array(
			'id'       => $order->id,
			'status'   => $order->status,
			'method'   => $order->payment_method,
			'note'     => $order->note,
			'customer' => $order->customer_id,
			'total'    => $cart->object( 'totals' )->text( 'total_price' ),
			'billing'  => $cart->object( 'billing_address' )->all(),
			'shipping' => $cart->object( 'shipping_address' )->all(),
			'fields'   => (object) array_filter( $cart->object( 'additional_fields' )->map() ),
		);
	}
	return $orders;
}

$storefront_islands_email = (string) getenv( 'EMAIL' );
echo wp_json_encode( class_exists( 'WooCommerce' ) ? storefront_islands_woocommerce_orders( $storefront_islands_email ) : storefront_islands_demo_orders( $storefront_islands_email ) );
