<?php
/**
 * Creates an unpaid order of EMAIL in the environment and prints the URL of its payment page. WooCommerce only.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_order = wc_create_order();
$storefront_islands_order->add_product( wc_get_product( wc_get_product_id_by_sku( 'P-013' ) ) );
$storefront_islands_order->set_billing_email( (string) getenv( 'EMAIL' ) );
$storefront_islands_order->set_billing_country( 'US' );
$storefront_islands_order->calculate_totals();
$storefront_islands_order->save();
echo $storefront_islands_order->get_checkout_payment_url();
