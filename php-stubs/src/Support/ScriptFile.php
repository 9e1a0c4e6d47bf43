<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/** Finds the file of a script of this site by its address. */
final class ScriptFile {
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

	/** Returns an address without its scheme; a path of this site gets its host. */
	public static function without_scheme( string $address ): string {
		$whole = 1 === preg_match( '#^/[^/]#', $address ) ? untrailingslashit( network_home_url() ) . $address : $address;
		return (string) preg_replace( '#^(?:https?:)?//#i', '', $whole );
	}
}
