<?php
/**
 * Prepares a shop for a case: sets OPTIONS (JSON, name → value), activates PLUGIN (path of its main file; without its
 * activation hook if SILENT is 1), and prints the
 * content of the pages of cart and checkout as JSON. Run by tools/test/plugins.mjs.
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

foreach ( (array) json_decode( (string) getenv( 'OPTIONS' ), true ) as $storefront_islands_name => $storefront_islands_value ) {
	update_option( $storefront_islands_name, $storefront_islands_value );
}
$storefront_islands_result = activate_plugin( (string) getenv( 'PLUGIN' ), '', false, '1' === getenv( 'SILENT' ) );
echo wp_json_encode(
	array(
		'problem'  => is_wp_error( $storefront_islands_result ) ? $storefront_islands_result->get_error_message() : '',
		'cart'     => get_post_field( 'post_content', wc_get_page_id( 'cart' ) ),
		'checkout' => get_post_field( 'post_content', wc_get_page_id( 'checkout' ) ),
	)
);
