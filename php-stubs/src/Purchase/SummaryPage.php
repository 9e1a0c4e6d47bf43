<?php
/**
 * Where orders end.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Purchase;

defined( 'ABSPATH' ) || exit;

/** The page of its own that a site may have for what was just bought. */
final class SummaryPage {
	/** Its id; 0 where orders end on the shop's own page. */
	public static function id(): int {
		/**
		 * The page with the block "Purchase summary" that shoppers are led to once they have ordered.
		 *
		 * @param int $page_id A page's id; 0 for the shop's own page.
		 */
		$page = apply_filters( 'storefront_islands_purchase_summary_page', 0 );
		$page = is_numeric( $page ) ? (int) $page : 0;
		return $page > 0 && 'publish' === get_post_status( $page ) ? $page : 0;
	}

	/** Its address; empty where there is none. */
	public static function url(): string {
		$url = 0 === self::id() ? false : get_permalink( self::id() );
		return is_string( $url ) ? $url : '';
	}
}
