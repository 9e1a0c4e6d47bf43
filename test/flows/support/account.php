<?php
/**
 * Puts an order of the customer and the account page in place: SLUG in the environment. WooCommerce only for the order,
 * whose URL in the account is printed. Run by site/account.flow.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_customer = get_user_by( 'login', 'customer' );
$storefront_islands_order    = wc_create_order( array( 'customer_id' => $storefront_islands_customer->ID ) );
$storefront_islands_order->add_product( wc_get_product( wc_get_product_id_by_sku( 'P-013' ) ), 2 );
$storefront_islands_order->set_address(
	array(
		'first_name' => 'Ada',
		'last_name'  => 'Lovelace',
		'address_1'  => '1 Main St',
		'city'       => 'San Francisco',
		'state'      => 'CA',
		'postcode'   => '94105',
		'country'    => 'US',
		'email'      => 'customer@example.com',
	),
	'billing'
);
$storefront_islands_order->calculate_totals();
$storefront_islands_order->set_status( (string) getenv( 'STATUS' ) );
$storefront_islands_order->save();
$storefront_islands_order->add_order_note( 'Your parcel is on its way.', 1 );
echo $storefront_islands_order->get_view_order_url();
