<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\Lifecycle\Requirements;
use StorefrontIslands\Admin\Lifecycle\RequirementsNotice;

/** Tests the plugin's requirements and their notices. */
final class LifecycleTest extends TestCase {
	/** Returns the admin notice on a screen, for a user. */
	private static function notice_on( string $screen, int $user ): string {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( $user );
		set_current_screen( $screen );
		$notice = self::printed_by( array( RequirementsNotice::class, 'print' ) );
		// No later test is in the admin.
		$GLOBALS['current_screen'] = null;
		return $notice;
	}

	public function test_outdated_servers_are_reported_with_their_versions(): void {
		self::assertSame( '', Requirements::missing_on_server( '7.4.0', '6.5' ) );
		self::assertSame( '', Requirements::missing_on_server( '8.4.1', '6.9.1' ) );
		self::assertSame( '', Requirements::missing_on_server( '7.4.33-0+deb11u1', '6.5-RC1' ) );
		foreach ( array( array( '7.3.33', '6.9', '7.3.33' ), array( '7.0', '4.9', '7.0' ), array( '8.3.0', '6.4.5', '6.4.5' ) ) as list( $php, $wordpress, $named ) ) {
			self::assertStringContainsString( $named, Requirements::missing_on_server( $php, $wordpress ) );
		}
	}

	public function test_a_missing_or_outdated_woocommerce_is_reported(): void {
		foreach ( array( '8.9.0', '8.9', '8.10.0', '11.0.1', '9.0.0-beta.1' ) as $new_enough ) {
			self::assertSame( '', Requirements::missing_in_shop( $new_enough ) );
		}
		self::assertNotSame( '', Requirements::missing_in_shop( '' ) );
		self::assertStringContainsString( '8.8.6', Requirements::missing_in_shop( '8.8.6' ) );
	}

	/** @group demo-shop */
	public function test_only_users_who_can_install_plugins_see_the_notice_on_the_dashboard_and_the_list_of_plugins(): void {
		self::assertMatchesRegularExpression( '/WooCommerce is not active.*<a href="[^"]+\/plugin-install\.php[^"]*">Install WooCommerce<\/a>/', self::notice_on( 'plugins', 1 ) );
		self::assertMatchesRegularExpression( '/WooCommerce is not active/', self::notice_on( 'dashboard', 1 ) );
		self::assertSame( '', self::notice_on( 'edit-post', 1 ) );
		self::assertSame( '', self::notice_on( 'plugins', 0 ) );
	}
}
