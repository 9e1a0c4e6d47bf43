<?php
/**
 * Activates a plugin in a shop. PLUGIN: its file. Run by elementor.mjs; what the plugin sets up comes with the next process.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$storefront_islands_result = activate_plugin( (string) getenv( 'PLUGIN' ) );
if ( is_wp_error( $storefront_islands_result ) ) {
	fwrite( STDERR, $storefront_islands_result->get_error_message() );
	exit( 1 );
}
