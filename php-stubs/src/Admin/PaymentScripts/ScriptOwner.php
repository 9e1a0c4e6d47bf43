<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

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
		if ( '' !== self::path( $src ) ) {
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
		return false !== strpos( $src, '/wp-includes/' ) && '' !== self::path( $src ) ? __( 'Library of WordPress that the checkout uses.', 'storefront-islands' ) : '';
	}

	/**
	 * Returns the file of a script of this site; empty if it is on another server, or no file.
	 *
	 * @param string $src Address.
	 */
	public static function path( string $src ): string {
		$address = (string) preg_replace( '/[?#].*/s', '', $src );
		foreach ( array(
			content_url( '/' ) => WP_CONTENT_DIR . '/',
			site_url( '/' )    => ABSPATH,
		) as $url => $folder ) {
			$base = self::without_scheme( $url );
			if ( 0 === strpos( self::without_scheme( $address ), $base ) ) {
				$file = realpath( $folder . rawurldecode( substr( self::without_scheme( $address ), strlen( $base ) ) ) );
				return false !== $file && '.js' === substr( $file, -3 ) && 0 === strpos( $file, (string) realpath( $folder ) ) ? $file : '';
			}
		}
		return '';
	}

	/**
	 * Returns the first folder of an address below another; empty if it is not below.
	 *
	 * @param string $src  Address.
	 * @param string $base Address with trailing slash.
	 */
	private static function folder_below( string $src, string $base ): string {
		$base = self::without_scheme( $base );
		$src  = self::without_scheme( $src );
		return 0 === strpos( $src, $base ) ? (string) strtok( substr( $src, strlen( $base ) ), '/' ) : '';
	}

	/** Returns an address without its scheme; a path of this site gets its host. */
	private static function without_scheme( string $address ): string {
		$whole = 1 === preg_match( '#^/[^/]#', $address ) ? untrailingslashit( network_home_url() ) . $address : $address;
		return (string) preg_replace( '#^(?:https?:)?//#i', '', $whole );
	}
}
