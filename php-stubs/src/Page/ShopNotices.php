<?php
/**
 * Where the shop's messages stand.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Cart\ShopMessages;

defined( 'ABSPATH' ) || exit;

/**
 * Gives what the shop has to say to this visitor to one place of the page, so that it is neither lost nor said twice. The cart
 * and the checkout are nearer than a block that stands anywhere: where the page's content holds one, the messages are its.
 */
final class ShopNotices {
	/** Blocks that say what concerns them themselves. */
	private const NEARER = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/** Contexts of spec section 2 that messages of links and forms without JavaScript belong to; the empty one is all. */
	private const OF_SHOP = array( '', 'wc/cart' );

	/**
	 * Whose they are; empty while nobody has asked. A place may ask again: WordPress renders content more than once.
	 *
	 * @var string
	 */
	private static $place = '';

	/**
	 * What the cart or the checkout says where it begins. To be asked before the cart is read, see WooShop.
	 *
	 * @param string $island Which of them.
	 * @return list<array{status: string, message: string}>
	 */
	public static function in( string $island ): array {
		return self::at( $island );
	}

	/**
	 * What a block of its own says. Messages make a page this visitor's: where it may already be on its way to a cache, they
	 * wait for the next one.
	 *
	 * @param string $context The notices that the block shows (spec section 2), empty for all.
	 * @return list<array{status: string, message: string}>
	 */
	public static function elsewhere( string $context ): array {
		if ( ! in_array( $context, self::OF_SHOP, true ) || self::has_nearer_place() ) {
			return array();
		}
		/**
		 * Whether the page that is being made can still be sent to its visitor alone.
		 *
		 * @param bool $can False, unless PrivatePage knows better.
		 */
		if ( true !== apply_filters( 'storefront_islands_can_be_private', false ) ) {
			return array();
		}
		$messages = self::at( 'block ' . $context );
		if ( array() !== $messages ) {
			/** The page that is being made shows something of its visitor. */
			do_action( 'storefront_islands_shows_visitor' );
		}
		return $messages;
	}

	/**
	 * The messages, for the first place that asks.
	 *
	 * @param string $place Which one.
	 * @return list<array{status: string, message: string}>
	 */
	private static function at( string $place ): array {
		self::$place = '' === self::$place ? $place : self::$place;
		return self::$place === $place ? ShopMessages::of( CurrentShop::get()->take_notices() ) : array();
	}

	/** Whether the page's own content holds the cart or the checkout. */
	private static function has_nearer_place(): bool {
		$post = get_queried_object();
		return $post instanceof \WP_Post && ( new PrivateBlocks( self::NEARER ) )->in_post( $post );
	}
}
