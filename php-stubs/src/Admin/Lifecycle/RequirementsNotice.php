<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Shown on the dashboard and on the Plugins screen while a requirement is missing, to users who can change that.
 *
 * Parsed by every PHP version that WordPress runs on: the file must not use syntax newer than PHP 7.0.
 */
final class RequirementsNotice {
	/** Screen ids, of a site and of a network. */
	const SCREENS = array( 'dashboard', 'plugins', 'dashboard-network', 'plugins-network' );

	/** Main file of WooCommerce, as in its official zip. */
	const WOOCOMMERCE = 'woocommerce/woocommerce.php';

	/**
	 * Registers the hooks.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'admin_notices', array( __CLASS__, 'print' ) );
		add_action( 'network_admin_notices', array( __CLASS__, 'print' ) );
	}

	/**
	 * Prints the notice on the screens listed above.
	 *
	 * @internal
	 * @return void
	 */
	public static function print() {
		$screen = get_current_screen();
		if ( null === $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		$server = Requirements::missing_on_server( PHP_VERSION, get_bloginfo( 'version' ) );
		if ( '' !== $server ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $server ) );
			return;
		}
		$version = self::woocommerce_version();
		$link    = '' === $version ? self::way_to_woocommerce() : array();
		printf(
			'<div class="notice notice-warning"><p>%s%s</p></div>',
			esc_html( Requirements::missing_in_shop( $version ) ),
			array() === $link ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) )
		);
	}

	/** Returns the version of WooCommerce; empty if it is not active. */
	public static function woocommerce_version(): string {
		return class_exists( 'WooCommerce', false ) && defined( 'WC_VERSION' ) ? (string) WC_VERSION : '';
	}

	/**
	 * Returns a link to the next step towards an active WooCommerce that the current user may take.
	 *
	 * @return string[] URL and text; empty if there is none.
	 */
	private static function way_to_woocommerce(): array {
		if ( array_key_exists( self::WOOCOMMERCE, get_plugins() ) ) {
			return array(
				wp_nonce_url( self_admin_url( 'plugins.php?action=activate&plugin=' . rawurlencode( self::WOOCOMMERCE ) ), 'activate-plugin_' . self::WOOCOMMERCE ),
				__( 'Activate WooCommerce', 'storefront-islands' ),
			);
		}
		if ( ! current_user_can( 'install_plugins' ) ) {
			return array();
		}
		return array( self_admin_url( 'plugin-install.php?tab=search&type=term&s=woocommerce' ), __( 'Install WooCommerce', 'storefront-islands' ) );
	}
}
