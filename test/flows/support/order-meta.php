<?php
/**
 * Prints what plugins have written into an order of WooCommerce (ORDER in the environment) as JSON. Run by flows.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_meta = array();
foreach ( wc_get_order( (int) getenv( 'ORDER' ) )->get_meta_data() as $storefront_islands_entry ) {
	$storefront_islands_meta[ $storefront_islands_entry->key ] = $storefront_islands_entry->value;
}
echo wp_json_encode( $storefront_islands_meta );
