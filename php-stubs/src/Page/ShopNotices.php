<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Cart\View\ShopNoticeList;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Shop\Shop;

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
	private string $place = '';

	private Shop $shop;
	private PrivatePage $page;

	public function __construct( Shop $shop, PrivatePage $page ) {
		$this->shop = $shop;
		$this->page = $page;
	}

	/**
	 * Returns the notices at the beginning of the cart or the checkout. Must be called before the cart is read, see
	 * WooShop.
	 *
	 * @return list<array{status: string, message: string}>
	 */
	public function in( string $island ): array {
		return $this->at( $island );
	}

	/**
	 * Returns the notices of a notices block. Notices make a page private: if the page may already be on its way to a
	 * cache, they are kept for the next page.
	 *
	 * @param string $context Context of the notices that the block shows (docs/behaviour.md#notice-contexts), empty for
	 * all.
	 * @return list<array{status: string, message: string}>
	 */
	public function elsewhere( string $context ): array {
		if ( ! in_array( $context, self::OF_SHOP, true ) || self::has_nearer_place() ) {
			return array();
		}
		if ( ! $this->page->can_be_private() ) {
			return array();
		}
		$messages = $this->at( 'block ' . $context );
		if ( array() !== $messages ) {
			$this->page->be_private();
		}
		return $messages;
	}

	/**
	 * Returns the notices for the first place that requests them.
	 *
	 * @return list<array{status: string, message: string}>
	 */
	private function at( string $place ): array {
		$this->place = '' === $this->place ? $place : $this->place;
		return $this->place === $place ? ShopNoticeList::of( $this->shop->take_notices() ) : array();
	}

	/** True if the page's own content contains the cart or the checkout. */
	private static function has_nearer_place(): bool {
		$post = get_queried_object();
		return $post instanceof \WP_Post && ( new PrivateBlocks( self::NEARER ) )->in_post( $post );
	}
}
