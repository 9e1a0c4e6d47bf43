<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Cart\View\ShopNoticeList;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns the shop's notices to one place of the page, so that they are neither lost nor shown twice. The cart and the
 * checkout take precedence over a notices block anywhere on the page if the page's content contains one of them.
 */
final class ShopNotices {
	/** Blocks that show their own notices. */
	private const NEARER = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/**
	 * Contexts of docs/behaviour.md#notice-contexts that notices from links and forms without JavaScript belong to; the
	 * empty one stands for all.
	 */
	private const OF_SHOP = array( '', 'wc/cart' );

	/**
	 * Place that shows the notices; empty before the first call. A place may call again, because WordPress renders
	 * content more than once.
	 */
	private static string $place = '';

	/**
	 * Returns the notices at the beginning of the cart or the checkout. Must be called before the cart is read, see
	 * WooShop.
	 *
	 * @return list<array{status: string, message: string}>
	 */
	public static function in( string $island ): array {
		return self::at( $island );
	}

	/**
	 * Returns the notices of a notices block. Notices make a page private: if the page may already be on its way to a
	 * cache, they are kept for the next page.
	 *
	 * @param string $context Context of the notices that the block shows (docs/behaviour.md#notice-contexts), empty for
	 * all.
	 * @return list<array{status: string, message: string}>
	 */
	public static function elsewhere( string $context ): array {
		if ( ! in_array( $context, self::OF_SHOP, true ) || self::has_nearer_place() ) {
			return array();
		}
		/**
		 * Filters whether the current page can still be sent to its visitor only.
		 *
		 * @param bool $can False by default; PrivatePage returns the actual state.
		 */
		if ( true !== apply_filters( 'storefront_islands_can_be_private', false ) ) {
			return array();
		}
		$messages = self::at( 'block ' . $context );
		if ( array() !== $messages ) {
			/** Fires when the current page shows the visitor's data. */
			do_action( 'storefront_islands_shows_visitor' );
		}
		return $messages;
	}

	/**
	 * Returns the notices for the first place that requests them.
	 *
	 * @return list<array{status: string, message: string}>
	 */
	private static function at( string $place ): array {
		self::$place = '' === self::$place ? $place : self::$place;
		return self::$place === $place ? ShopNoticeList::of( CurrentShop::get()->take_notices() ) : array();
	}

	/** True if the page's own content contains the cart or the checkout. */
	private static function has_nearer_place(): bool {
		$post = get_queried_object();
		return $post instanceof \WP_Post && ( new PrivateBlocks( self::NEARER ) )->in_post( $post );
	}
}
