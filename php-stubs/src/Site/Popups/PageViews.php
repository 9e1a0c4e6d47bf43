<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Page views and sessions are conditions of popups, and are counted in the visitor's browser (src/domain/popups/visits).
 * Where a popup of the site depends on them every page counts, not only those with a popup. In all other shops a page
 * without a popup has no script for it.
 */
final class PageViews {
	/** Name of the option: '1' since a popup that depends on page views was on a page. */
	public const OPTION = 'storefront_islands_counts_views';

	/** True if a popup that depends on page views was rendered during this request. */
	private static bool $is_rendered = false;

	/** Looks at whether a popup depends on page views. */
	public static function look_at( JsonReader $attributes ): void {
		self::$is_rendered = self::$is_rendered || self::depend_on( $attributes );
	}

	/** True if a condition of a popup needs page views or sessions. */
	public static function depend_on( JsonReader $attributes ): bool {
		foreach ( $attributes->objects( 'conditions' ) as $condition ) {
			$is_per_session = 'times' === $condition->string( 'is' ) && 'session' === $condition->string( 'per' );
			if ( $is_per_session || in_array( $condition->string( 'is' ), array( 'views', 'sessions' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Adds the script that counts to the page. The site has a popup that depends on page views once one is on a page that
	 * visitors see: the editor and its previews also render popups, of patterns and drafts.
	 */
	public static function count(): void {
		if ( self::$is_rendered && ! is_preview() && '1' !== get_option( self::OPTION ) ) {
			update_option( self::OPTION, '1', true );
		}
		self::$is_rendered = false;
		if ( '1' === get_option( self::OPTION ) ) {
			/** This action is documented in php-stubs/src/Site/Popups/Popups.php. */
			do_action( 'storefront_islands_script_wanted', 'popups' );
		}
	}
}
