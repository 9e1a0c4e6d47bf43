<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/** Finds the address of a script of this site, and its file. */
final class ScriptFile {
	/**
	 * Returns the whole address of a registered script, as WP_Scripts::do_item() does: a path is one below WordPress's own
	 * address, which need not be that of the shop.
	 *
	 * @param \WP_Scripts $scripts Scripts.
	 * @param string      $src     Address as it is registered; empty for an alias, which stays empty.
	 */
	public static function address( \WP_Scripts $scripts, string $src ): string {
		$in_content = $scripts->content_url && 0 === strpos( $src, $scripts->content_url );
		return '' === $src || $in_content || preg_match( '|^(https?:)?//|', $src ) ? $src : $scripts->base_url . $src;
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

	/** Returns an address without its scheme; a path gets this site's host, which may have the site in a folder. */
	public static function without_scheme( string $address ): string {
		$whole = 1 === preg_match( '#^/[^/]#', $address ) ? preg_replace( '~^(https?://[^/]+).*$~is', '$1', network_home_url() ) . $address : $address;
		return (string) preg_replace( '#^(?:https?:)?//#i', '', $whole );
	}
}
