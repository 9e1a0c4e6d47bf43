<?php
/**
 * What the plugin needs, and when it says so.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Lifecycle\Requirements;
use StorefrontIslands\Lifecycle\RequirementsNotice;

/** What stands in the admin on a screen, for a user. */
$notice_on = static function ( string $screen, int $user ): string {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	wp_set_current_user( $user );
	set_current_screen( $screen );
	ob_start();
	RequirementsNotice::print();
	$GLOBALS['current_screen'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- No later test is in the admin.
	return (string) ob_get_clean();
};

return array(
	'old servers are named, with what they have' => static function (): void {
		same( '', Requirements::missing_on_server( '7.4.0', '6.5' ) );
		same( '', Requirements::missing_on_server( '8.4.1', '6.9.1' ) );
		same( '', Requirements::missing_on_server( '7.4.33-0+deb11u1', '6.5-RC1' ) );
		foreach ( array( array( '7.3.33', '6.9', '7.3.33' ), array( '7.0', '4.9', '7.0' ), array( '8.3.0', '6.4.5', '6.4.5' ) ) as list( $php, $wordpress, $named ) ) {
			same( true, false !== strpos( Requirements::missing_on_server( $php, $wordpress ), $named ) );
		}
	},

	'a shop without WooCommerce, or with an old one, lacks it' => static function (): void {
		foreach ( array( '8.9.0', '8.9', '8.10.0', '11.0.1', '9.0.0-beta.1' ) as $new_enough ) {
			same( '', Requirements::missing_in_shop( $new_enough ) );
		}
		same( true, '' !== Requirements::missing_in_shop( '' ) );
		same( true, false !== strpos( Requirements::missing_in_shop( '8.8.6' ), '8.8.6' ) );
	},

	'only who can do something about it is told, on the dashboard and the list of plugins' => static function () use ( $notice_on ): void {
		if ( class_exists( 'WooCommerce', false ) ) {
			return;
		}
		same( 1, preg_match( '/WooCommerce is not active.*<a href="[^"]+\/plugin-install\.php[^"]*">Install WooCommerce<\/a>/', $notice_on( 'plugins', 1 ) ) );
		same( 1, preg_match( '/WooCommerce is not active/', $notice_on( 'dashboard', 1 ) ) );
		same( '', $notice_on( 'edit-post', 1 ) );
		same( '', $notice_on( 'plugins', 0 ) );
	},
);
