<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Compares versions with the plugin's minimum requirements and describes missing ones in a sentence.
 *
 * Parsed by every PHP version that WordPress runs on: the file must not use syntax newer than PHP 7.0.
 */
final class Requirements {
	const PHP         = '7.4';
	const WORDPRESS   = '6.5';
	const WOOCOMMERCE = '8.9';

	/**
	 * Describes the missing requirements of the server; empty if there are none.
	 *
	 * @param string $wordpress Version of WordPress.
	 */
	public static function missing_on_server( string $php, string $wordpress ): string {
		if ( version_compare( $php, self::PHP, '<' ) ) {
			/* translators: 1: the version of PHP that is needed, 2: the one that there is. */
			return sprintf( __( 'Storefront Islands needs PHP %1$s or newer, and this server has %2$s. Your hosting company can change it.', 'storefront-islands' ), self::PHP, $php );
		}
		if ( self::is_older( $wordpress, self::WORDPRESS ) ) {
			/* translators: 1: the version of WordPress that is needed, 2: the one that there is. */
			return sprintf( __( 'Storefront Islands needs WordPress %1$s or newer, and this site has %2$s.', 'storefront-islands' ), self::WORDPRESS, $wordpress );
		}
		return '';
	}

	/**
	 * Describes the missing requirements of the shop; empty if there are none.
	 *
	 * @param string $woocommerce Version of WooCommerce; empty if it is not active.
	 */
	public static function missing_in_shop( string $woocommerce ): string {
		if ( '' === $woocommerce ) {
			return __( 'Storefront Islands needs WooCommerce, and WooCommerce is not active. Until it is, the storefront blocks stay empty.', 'storefront-islands' );
		}
		if ( self::is_older( $woocommerce, self::WOOCOMMERCE ) ) {
			/* translators: 1: the version of WooCommerce that is needed, 2: the one that there is. */
			return sprintf( __( 'Storefront Islands needs WooCommerce %1$s or newer, and this shop has %2$s. Until it is updated, the storefront blocks stay empty.', 'storefront-islands' ), self::WOOCOMMERCE, $woocommerce );
		}
		return '';
	}

	/** True if a version is older than the minimum. A suffix after a hyphen is ignored: 6.5-RC1 counts as 6.5. */
	private static function is_older( string $version, string $minimum ): bool {
		return version_compare( explode( '-', $version )[0], $minimum, '<' );
	}
}
