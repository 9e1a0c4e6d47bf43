<?php
/**
 * Activates Elementor in a shop. Run by elementor.mjs; what Elementor sets up comes with the next process.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$storefront_islands_result = activate_plugin( 'elementor/elementor.php' );
if ( is_wp_error( $storefront_islands_result ) ) {
	fwrite( STDERR, $storefront_islands_result->get_error_message() );
	exit( 1 );
}
