<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Page\Content\BlockMarkers;
use StorefrontIslands\Support\Http\PageRequest;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Makes has_block( 'woocommerce/checkout' ) true on a page with the plugin's checkout, and the same for the cart. Gateways
 * ask this before they register or enqueue anything for WooCommerce's blocks. has_block() only searches the content for
 * the beginning of the block's comment, so the content in memory gets a marker (Page\Content\BlockMarkers); it is never stored
 * or printed.
 */
final class WooBlockMarker {
	/** Pages of the shop with these blocks, by the names that WooCommerce gives them. */
	private const PAGES = array( 'cart', 'checkout' );

	/** Priority before other plugins look for the block. */
	private const EARLY = 1;

	/** Priority before WordPress renders the blocks of a content, at 9. */
	private const BEFORE_BLOCKS = 8;

	public static function register(): void {
		add_action( 'wp', array( self::class, 'mark' ), self::EARLY );
		add_action( 'woocommerce_init', array( self::class, 'mark_shop_pages' ), self::EARLY );
		foreach ( self::PAGES as $page ) {
			add_filter( "woocommerce_get_{$page}_page_id", array( self::class, 'mark_asked_pages' ), PHP_INT_MAX );
		}
		add_filter( 'the_content', array( BlockMarkers::class, 'removed' ), self::BEFORE_BLOCKS );
		// A plugin may save the page while it is shown, with the content that it finds in memory.
		add_filter( 'content_save_pre', array( BlockMarkers::class, 'removed' ) );
		add_filter( 'wp_resource_hints', array( self::class, 'without_prerender' ), PHP_INT_MAX, 2 );
	}

	/** Marks the content of the page that is shown. */
	public static function mark(): void {
		$id = is_singular() ? get_queried_object_id() : 0;
		// The query found the page by its path in one object, and reads its posts into others; has_block() with the page's
		// id reads the cache.
		self::mark_cached( $id );
		foreach ( array( get_queried_object(), $id > 0 ? get_post() : null ) as $post ) {
			if ( $post instanceof \WP_Post && $id === $post->ID ) {
				self::mark_object( $post );
			}
		}
	}

	/**
	 * Marks the shop's cart and checkout in a request of the Store API: field editors ask for the block of that page before
	 * they change which fields an order must have.
	 */
	public static function mark_shop_pages(): void {
		if ( '' !== RestRoute::of_store_api( RestRoute::requested( $_SERVER, $_GET, $_POST ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only recognised here.
			self::mark_pages();
		}
	}

	/**
	 * Marks the shop's cart and checkout when their ids are first asked for while plugins load, or in an Ajax request: some
	 * gateways look for the block when they register, before the page is known, and plugins of pickup points before they
	 * answer their own scripts. Requests of the editor see the pages as they are.
	 *
	 * @param mixed $id Id of the page.
	 * @return mixed The same id.
	 */
	public static function mark_asked_pages( $id ) {
		if ( self::is_ajax_of_shop() || self::are_plugins_loading() ) {
			foreach ( self::PAGES as $page ) {
				// The last one: behind one that is removed while it runs, WordPress skips the next priority.
				remove_filter( "woocommerce_get_{$page}_page_id", array( self::class, 'mark_asked_pages' ), PHP_INT_MAX );
			}
			self::mark_pages();
		}
		return $id;
	}

	/** True for Ajax requests that were not sent by a page of the dashboard, where editors ask for contents. */
	private static function is_ajax_of_shop(): bool {
		return wp_doing_ajax() && 0 !== strpos( (string) wp_get_raw_referer(), admin_url() );
	}

	/** True while the plugins of a page load, and not those of a REST request or a cron job. */
	private static function are_plugins_loading(): bool {
		return ! did_action( 'wp_loaded' ) && PageRequest::is_current() && ! wp_doing_cron() && 0 === preg_match( '#[?&]rest_route=|/' . preg_quote( rest_get_url_prefix(), '#' ) . '/#', self::requested() );
	}

	/** Marks the shop's cart and checkout. */
	private static function mark_pages(): void {
		// -1 stands for a page that was not chosen.
		$ids = array_filter( array_map( static fn( string $page ): int => (int) wc_get_page_id( $page ), self::PAGES ), static fn( int $id ): bool => $id > 0 );
		// One query for both.
		_prime_post_caches( $ids, false, false );
		array_map( array( self::class, 'mark_cached' ), $ids );
	}

	/** Returns the address of the request, without character escapes. */
	private static function requested(): string {
		return rawurldecode( PageRequest::address() );
	}

	/**
	 * Marks the content that the cache holds of a post: of a persistent cache only this process's copy, so that others
	 * never see a marker.
	 *
	 * @param int $id Id of the post; not positive for none.
	 */
	private static function mark_cached( int $id ): void {
		$cached = $id > 0 ? wp_cache_get( $id, 'posts' ) : null;
		if ( ! is_object( $cached ) ) {
			return;
		}
		if ( wp_using_ext_object_cache() ) {
			array_map( array( self::class, 'mark_object' ), CachedPost::copies( $id ) );
		} elseif ( self::mark_object( $cached ) ) {
			wp_cache_set( $id, $cached, 'posts' );
		}
	}

	/**
	 * Marks the content of a post's object; false if it needs no marker.
	 *
	 * @param object $post Post, or its cached row.
	 */
	private static function mark_object( object $post ): bool {
		$content = $post->post_content ?? null;
		$markers = is_string( $content ) ? BlockMarkers::lacked_by( $content ) : '';
		if ( '' === $markers ) {
			return false;
		}
		$post->post_content = $content . $markers;
		return true;
	}

	/**
	 * Removes the hint to prerender the checkout, which WooCommerce prints on pages with its cart block: the checkout
	 * would be calculated for each look at the cart.
	 *
	 * @param array<array-key, mixed> $hints URLs, or arrays with the URL as href.
	 * @return array<array-key, mixed>
	 */
	public static function without_prerender( array $hints, string $relation ): array {
		$post = 'prerender' === $relation ? get_queried_object() : null;
		return $post instanceof \WP_Post && has_block( 'storefront-islands/cart', $post )
			? array_filter( $hints, static fn( $hint ): bool => wc_get_checkout_url() !== $hint )
			: $hints;
	}
}
