<?php
/**
 * Says in the admin what the plugin lacks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Stands on the dashboard and on the list of plugins for as long as something is missing, for those who can do something about it.
 *
 * Read by any PHP that WordPress runs on: nothing in here is newer than PHP 7.0.
 */
final class RequirementsNotice {
	/** Ids of the screens, of a site and of a network. */
	const SCREENS = array( 'dashboard', 'plugins', 'dashboard-network', 'plugins-network' );

	/** WooCommerce's main file, as its own zip has it. */
	const WOOCOMMERCE = 'woocommerce/woocommerce.php';

	/**
	 * Hooks in.
	 *
	 * @return void
	 */
	public static function register() {
		add_action( 'admin_notices', array( __CLASS__, 'print' ) );
		add_action( 'network_admin_notices', array( __CLASS__, 'print' ) );
	}

	/**
	 * Prints the notice, where it belongs.
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

	/** WooCommerce's version; empty where it is not active. */
	public static function woocommerce_version(): string {
		return class_exists( 'WooCommerce', false ) && defined( 'WC_VERSION' ) ? (string) WC_VERSION : '';
	}

	/**
	 * The next step towards an active WooCommerce that this person may take.
	 *
	 * @return string[] An address and its text; empty where there is none.
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
