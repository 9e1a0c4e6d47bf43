<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/** Reads the content of the sample shop's pages from files of the folder content. */
final class Content {
	/**
	 * Returns block markup, with URLs of this site and the filters shared by product pages. The URLs are absolute: the
	 * editor shows content in an iframe without a URL.
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

	/** Returns the content of a page for a theme whose template shows the page's title. */
	public static function read_without_title( string $page ): string {
		if ( file_exists( __DIR__ . "/content/plain/$page.html" ) ) {
			return self::read( 'plain/' . $page );
		}
		return (string) preg_replace( '#^<!-- wp:heading \{"level":1.*?<!-- /wp:heading -->\s*#s', '', self::read( 'pages/' . $page ) );
	}

	/**
	 * Returns the unchanged content of a file.
	 *
	 * @param string $name Path below content.
	 */
	public static function file( string $name ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
		return trim( (string) file_get_contents( __DIR__ . '/content/' . $name ) );
	}
}
