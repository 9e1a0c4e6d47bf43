<?php
/**
 * What the plugin needs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Compares versions with those that the plugin is written for, and says in a sentence what is missing.
 *
 * Read by any PHP that WordPress runs on: nothing in here is newer than PHP 7.0.
 */
final class Requirements {
	const PHP         = '7.4';
	const WORDPRESS   = '6.5';
	const WOOCOMMERCE = '8.9';

	/**
	 * What the server lacks; empty where it has all.
	 *
	 * @param string $php       PHP's version.
	 * @param string $wordpress WordPress's version.
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
	 * What the shop lacks; empty where it has all.
	 *
	 * @param string $woocommerce WooCommerce's version; empty where it is not active.
	 */
	public static function missing_in_shop( string $woocommerce ): string {
		if ( '' === $woocommerce ) {
			return __( 'Storefront Islands shows a WooCommerce shop, and WooCommerce is not active. Until it is, the storefront blocks stay empty.', 'storefront-islands' );
		}
		if ( self::is_older( $woocommerce, self::WOOCOMMERCE ) ) {
			/* translators: 1: the version of WooCommerce that is needed, 2: the one that there is. */
			return sprintf( __( 'Storefront Islands needs WooCommerce %1$s or newer, and this shop has %2$s. Until it is updated, the storefront blocks stay empty.', 'storefront-islands' ), self::WOOCOMMERCE, $woocommerce );
		}
		return '';
	}

	/**
	 * Whether a version comes before another. What follows a hyphen does not count: 6.5-RC1 is tried out as 6.5.
	 *
	 * @param string $version A version.
	 * @param string $minimum The least that is needed.
	 */
	private static function is_older( string $version, string $minimum ): bool {
		return version_compare( explode( '-', $version )[0], $minimum, '<' );
	}
}
