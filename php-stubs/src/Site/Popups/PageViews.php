<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Page views and sessions are conditions of popups, and are counted in the visitor's browser
 * (src/domain/site/popups/visits). Where a popup of the site depends on them every page counts, not only those with a
 * popup. In all other shops a page without a popup has no script for it.
 */
final class PageViews {
	/** Name of the option: '1' since a popup that depends on page views was on a page. */
	public const OPTION = 'storefront_islands_counts_views';

	private Islands $islands;

	/** True if a popup that depends on page views was rendered during this request. */
	private bool $is_rendered = false;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/** Looks at whether a popup depends on page views. */
	public function look_at( JsonReader $attributes ): void {
		$this->is_rendered = $this->is_rendered || self::depend_on( $attributes );
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
	public function count(): void {
		if ( $this->is_rendered && ! is_preview() && '1' !== get_option( self::OPTION ) ) {
			update_option( self::OPTION, '1', true );
		}
		$this->is_rendered = false;
		if ( '1' === get_option( self::OPTION ) ) {
			$this->islands->allow_script_with_style( 'popups' );
		}
	}
}
