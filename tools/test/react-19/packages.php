<?php
/**
 * Puts the scripts of packages.mjs in the place of WordPress's own, and serves them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

// Before WordPress is loaded any further: a page asks for nine of them.
if ( isset( $_GET['newest-package'] ) ) {
	header( 'Content-Type: text/javascript' );
	header( 'Cache-Control: max-age=600' );
	readfile( STOREFRONT_NEWEST_PACKAGES . '/' . basename( $_GET['newest-package'] ) . '.js' );
	exit;
}

add_action(
	'wp_default_scripts',
	static function ( WP_Scripts $scripts ): void {
		foreach ( glob( STOREFRONT_NEWEST_PACKAGES . '/*.js' ) as $file ) {
			$handle = basename( $file, '.js' );
			$script = $scripts->query( $handle );
			if ( $script instanceof _WP_Dependency ) {
				$script->src = '/?newest-package=' . $handle;
			}
		}
	},
	100
);
