<?php
/**
 * Activates the plugins in PLUGINS, a comma-separated list, that are not active yet.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require_once getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

foreach ( array_filter( explode( ',', (string) getenv( 'PLUGINS' ) ) ) as $plugin_file ) {
	$result = activate_plugin( $plugin_file );
	if ( is_wp_error( $result ) ) {
		fwrite( STDERR, $plugin_file . ': ' . $result->get_error_message() );
		exit( 1 );
	}
}
