<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Sends every page that shows the visitor's data with private, no-store, whatever page, template, pattern or widget
 * contains the block.
 *
 * If the content shows it early, caching plugins are notified early. A block that is only found while the page is
 * rendered is still in time: a block theme renders its template before it sends anything, and in a classic theme the
 * page is buffered until then.
 */
final class PrivatePage {
	/** Blocks that can only be hydrated with the data of a full page. */
	private const WITH_PAGE = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/** Same as WordPress's nocache_headers(), whose filter a plugin may have loosened. */
	private const CACHE_CONTROL = 'no-cache, must-revalidate, max-age=0, no-store, private';

	private PrivateBlocks $blocks;
	private Shop $shop;

	/** True if this page is private, as far as is known. */
	private bool $is_private = false;

	public function __construct( PrivateBlocks $blocks, Shop $shop ) {
		$this->blocks = $blocks;
		$this->shop   = $shop;
	}

	public function register(): void {
		add_action( 'wp', array( $this, 'look_at_content' ) );
		// Last, so that no other plugin's header at this point overrides it.
		add_action( 'template_redirect', array( $this, 'send_headers' ), PHP_INT_MAX );
		// Last as well, because a filter of WordPress itself discards the results of earlier filters.
		add_filter( 'pre_render_block', array( $this, 'look_at_block' ), PHP_INT_MAX, 2 );
		add_action( 'storefront_islands_shows_visitor', array( $this, 'be_private' ) );
	}

	/** True if the page is private, or can still become private. */
	public function can_be_private(): bool {
		return PageRequest::is_current() && ( $this->is_private || ! headers_sent() );
	}

	/** Makes the page private. */
	public function be_private(): void {
		$this->make_private();
		$this->send_cache_control();
	}

	/** True if the current page shows the visitor's data. */
	public function is_private(): bool {
		return $this->is_private;
	}

	/**
	 * Makes the page private if its queried content, a widget or a template of a page builder contains a private block,
	 * before anything is rendered.
	 */
	public function look_at_content(): void {
		if ( is_admin() ) {
			return;
		}
		$post = get_queried_object();
		if ( ( $post instanceof \WP_Post && $this->blocks->in_post( $post ) ) || $this->blocks->in_widgets() || $this->blocks->in_theme_builder() ) {
			$this->make_private();
		}
	}

	/** Sends the headers of a private page, or starts to buffer a page that may turn out to be private. */
	public function send_headers(): void {
		if ( $this->is_private ) {
			$this->send_cache_control();
		} elseif ( ! wp_is_block_theme() ) {
			ob_start();
		}
	}

	/**
	 * Makes the page private if a private block is about to be rendered.
	 *
	 * @param string|null          $html  Result of earlier filters; returned unchanged if the page can be private.
	 * @param array<string, mixed> $block The parsed block.
	 * @return string|null
	 */
	public function look_at_block( $html, array $block ) {
		$name = $block['blockName'] ?? null;
		if ( ! is_string( $name ) || ! $this->blocks->is_private( $name ) ) {
			return $html;
		}
		if ( ! PageRequest::is_current() ) {
			return $this->look_at_part( $name, $html );
		}
		if ( ! $this->can_be_private() ) {
			return $this->way_to_cart();
		}
		$this->be_private();
		return $html;
	}

	/**
	 * Handles a private block in a REST or AJAX response. There the cart and the checkout cannot be hydrated, because
	 * their data is printed with a page; only users who can edit posts see their server-rendered HTML.
	 *
	 * @param string      $name Full name of the block.
	 * @param string|null $html Result of earlier filters.
	 * @return string|null
	 */
	private function look_at_part( string $name, $html ) {
		$this->send_cache_control();
		return in_array( $name, self::WITH_PAGE, true ) && ! current_user_can( 'edit_posts' ) ? $this->way_to_cart() : $html;
	}

	/**
	 * Returns a link to the cart. It replaces a private block if a theme has already sent the beginning of the page,
	 * with headers that let a cache store it for other visitors.
	 */
	private function way_to_cart(): string {
		$cart = ( new SiteSettings( $this->shop ) )->page_url( 'cart' );
		return sprintf( '<p><a href="%s">%s</a></p>', Text::url( $cart ), esc_html__( 'View your cart', 'storefront-islands' ) );
	}

	/** Marks the page as private and defines the constants, each of which some caching plugins know. */
	private function make_private(): void {
		$this->is_private = true;
		foreach ( array( 'DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB' ) as $constant ) {
			if ( ! defined( $constant ) ) {
				define( $constant, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.VariableConstantNameFound -- The names that caching plugins know.
			}
		}
	}

	/** Sends the headers unless headers are already sent. */
	private function send_cache_control(): void {
		if ( headers_sent() ) {
			return;
		}
		nocache_headers();
		header( 'Cache-Control: ' . self::CACHE_CONTROL );
	}
}
