<?php

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** Optional page of the site that shows a completed order: the one whose block is set to do so. */
final class SummaryPage {
	/** Option with the id of the page. */
	private const OPTION = 'storefront_islands_summary_page';

	/** Returns the id of the page; 0 if orders are shown on the shop's own page. */
	public static function id(): int {
		/**
		 * Filters the page with the block "Purchase summary" to which shoppers are redirected after the order.
		 *
		 * @param int $page_id Id of the page whose block is set to receive orders; 0 for the shop's own page.
		 */
		$page = apply_filters( 'storefront_islands_purchase_summary_page', self::chosen() );
		$page = is_numeric( $page ) ? (int) $page : 0;
		return $page > 0 && 'publish' === get_post_status( $page ) ? $page : 0;
	}

	/** Returns the id of the page that was chosen last; 0 for none. */
	public static function chosen(): int {
		$page = get_option( self::OPTION, 0 );
		return is_numeric( $page ) ? (int) $page : 0;
	}

	/**
	 * Chooses a page.
	 *
	 * @param int $page_id Id of the page; 0 for the shop's own page.
	 */
	public static function choose( int $page_id ): void {
		if ( 0 === $page_id ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $page_id, true );
		}
	}

	/** Returns the URL of the page; empty if there is none. */
	public static function url(): string {
		$url = 0 === self::id() ? false : get_permalink( self::id() );
		return is_string( $url ) ? $url : '';
	}
}
