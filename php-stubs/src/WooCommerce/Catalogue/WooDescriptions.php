<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce renders blocks in descriptions (of the shop's page in a classic theme, of terms and products) and runs
 * wpautop() over their HTML: its paragraphs are not what React expects in an island, which it then draws anew. Where a
 * description has an island wpautop() is left out, as WordPress leaves it out of a content with blocks.
 */
final class WooDescriptions {
	private const FILTER = 'woocommerce_short_description';

	/** Priority at which WooCommerce renders blocks; what registers later follows. */
	private const AFTER_BLOCKS = 9;

	public static function register(): void {
		add_filter( self::FILTER, array( self::class, 'look_for_islands' ), self::AFTER_BLOCKS );
	}

	/**
	 * Leaves wpautop() out once where there is an island.
	 *
	 * @param mixed $html Description, its blocks rendered.
	 * @return mixed
	 */
	public static function look_for_islands( $html ) {
		$priority = has_filter( self::FILTER, 'wpautop' );
		if ( ! is_int( $priority ) || ! is_string( $html ) || false === strpos( $html, ' data-island="' ) ) {
			return $html;
		}
		remove_filter( self::FILTER, 'wpautop', $priority );
		$restore = static function ( $done ) use ( $priority, &$restore ) {
			remove_filter( self::FILTER, $restore, PHP_INT_MAX );
			add_filter( self::FILTER, 'wpautop', $priority );
			return $done;
		};
		add_filter( self::FILTER, $restore, PHP_INT_MAX );
		return $html;
	}
}
