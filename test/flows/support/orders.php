<?php
/**
 * Prints the demo shop's orders of one email address (EMAIL in the environment) as JSON. Run by orders.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

use StorefrontIslands\DemoShop\Order\Order;

$storefront_islands_posts = get_posts(
	array(
		'post_type'   => 'shop_order',
		'post_status' => 'any',
		'numberposts' => -1,
		'orderby'     => 'ID',
		'order'       => 'ASC',
	)
);

$storefront_islands_orders = array();
foreach ( $storefront_islands_posts as $storefront_islands_post ) {
	$storefront_islands_order = Order::find( $storefront_islands_post->ID );
	$storefront_islands_cart  = null === $storefront_islands_order ? null : $storefront_islands_order->cart;
	if ( null === $storefront_islands_cart || $storefront_islands_cart->object( 'billing_address' )->text( 'email' ) !== getenv( 'EMAIL' ) ) {
		continue;
	}
	$storefront_islands_orders[] = array(
		'id'       => $storefront_islands_order->id,
		'status'   => $storefront_islands_order->status,
		'method'   => $storefront_islands_order->payment_method,
		'note'     => $storefront_islands_order->note,
		'customer' => $storefront_islands_order->customer_id,
		'total'    => $storefront_islands_cart->object( 'totals' )->text( 'total_price' ),
		'billing'  => $storefront_islands_cart->object( 'billing_address' )->all(),
		'shipping' => $storefront_islands_cart->object( 'shipping_address' )->all(),
	);
}
echo wp_json_encode( $storefront_islands_orders );
