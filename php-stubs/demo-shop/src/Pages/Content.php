<?php
/**
 * The content of the sample shop's pages.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/** Reads the files of the folder content. */
final class Content {
	/**
	 * Block markup, with addresses of this site and the filters that pages of products share. The addresses are whole: the editor
	 * shows content in a frame that has no address.
	 *
	 * @param string $name Path below content, without extension.
	 */
	public static function read( string $name ): string {
		$filled_in = array(
			'{{site}}'     => untrailingslashit( home_url( '/' ) ),
			'{{pictures}}' => plugins_url( 'content', __FILE__ ),
			'{{filters}}'  => self::file( 'filters.html' ),
		);
		return strtr( self::file( $name . '.html' ), $filled_in );
	}

	/**
	 * A file as it is.
	 *
	 * @param string $name Path below content.
	 */
	public static function file( string $name ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
		return trim( (string) file_get_contents( __DIR__ . '/content/' . $name ) );
	}
}
