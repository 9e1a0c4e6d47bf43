<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

use StorefrontIslands\Support\ScriptFile;

defined( 'ABSPATH' ) || exit;

/** Tells who has put a script on the page, by its address. */
final class ScriptOwner {
	/** Folder of this plugin. */
	private const OURS = 'storefront-islands';

	/**
	 * Returns the owner as text.
	 *
	 * @param string $src Address; empty for an inline script.
	 */
	public static function name( string $src ): string {
		if ( '' === $src ) {
			return __( 'Written into the page', 'storefront-islands' );
		}
		$plugin = self::folder_below( $src, plugins_url( '/' ) );
		if ( '' !== $plugin ) {
			/* translators: %s: name of a plugin's or theme's folder. */
			return sprintf( __( 'Plugin: %s', 'storefront-islands' ), $plugin );
		}
		$theme = self::folder_below( $src, get_theme_root_uri() . '/' );
		if ( '' !== $theme ) {
			/* translators: %s: name of a plugin's or theme's folder. */
			return sprintf( __( 'Theme: %s', 'storefront-islands' ), $theme );
		}
		if ( '' !== ScriptFile::path( $src ) ) {
			return 'WordPress';
		}
		/* translators: %s: name of another server. */
		return sprintf( __( 'Outside: %s', 'storefront-islands' ), (string) wp_parse_url( $src, PHP_URL_HOST ) );
	}

	/**
	 * Returns the reason that is known for a script; empty if a manager has to write it.
	 *
	 * @param string $src Address.
	 */
	public static function known_reason( string $src ): string {
		if ( self::OURS === self::folder_below( $src, plugins_url( '/' ) ) ) {
			return __( 'Draws the cart and the checkout, and places the order.', 'storefront-islands' );
		}
		return false !== strpos( $src, '/wp-includes/' ) && '' !== ScriptFile::path( $src ) ? __( 'Library of WordPress that the checkout uses.', 'storefront-islands' ) : '';
	}

	/**
	 * Returns the first folder of an address below another; empty if it is not below.
	 *
	 * @param string $src  Address.
	 * @param string $base Address with trailing slash.
	 */
	private static function folder_below( string $src, string $base ): string {
		$base = ScriptFile::without_scheme( $base );
		$src  = ScriptFile::without_scheme( $src );
		return 0 === strpos( $src, $base ) ? (string) strtok( substr( $src, strlen( $base ) ), '/' ) : '';
	}
}
