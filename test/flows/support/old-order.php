<?php
/**
 * Makes an order of the shop (ORDER in the environment) one day old. Run by flows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_id  = (int) getenv( 'ORDER' );
$storefront_islands_day = time() - DAY_IN_SECONDS;
if ( class_exists( 'WooCommerce' ) ) {
	$storefront_islands_order = wc_get_order( $storefront_islands_id );
	$storefront_islands_order->set_date_created( $storefront_islands_day );
	$storefront_islands_order->save();
} else {
	wp_update_post(
		array(
			'ID'            => $storefront_islands_id,
			'post_date'     => wp_date( 'Y-m-d H:i:s', $storefront_islands_day ),
			'post_date_gmt' => gmdate( 'Y-m-d H:i:s', $storefront_islands_day ),
		)
	);
}
