<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Forbids shared caches to store a page that shows the visitor's data, whatever page, template, pattern or widget contains
 * the block. The browser itself may keep a guest's cart and checkout, as WooCommerce lets it since 10.1: Back and Forward
 * restore them at once, and their stores read the cart anew (src/stores/cart/page/freshness.ts). It may keep nothing of
 * customers who are logged in, nor an order or an account, nor what somebody else forbids to store, as WooCommerce does
 * before 10.1.
 *
 * If the content shows it early, caching plugins are notified early. A block that is only found while the page is
 * rendered is still in time: a block theme renders its template before it sends anything, and in a classic theme the
 * page is buffered until then.
 */
final class PrivatePage {
	/** Blocks that can only be hydrated with the data of a full page. */
	private const WITH_PAGE = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/** Same as WordPress's nocache_headers(), whose filter a plugin may have loosened. */
	private const NOT_STORED = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/** The same for what the visitor's browser may keep. */
	private const NOT_SHARED = 'no-cache, must-revalidate, max-age=0, private';

	private PrivateBlocks $blocks;

	/** The blocks that the browser must not keep, whoever the visitor is. */
	private PrivateBlocks $unstored;
	private Shop $shop;

	/** True if this page is private, as far as is known. */
	private bool $is_private = false;

	/** True if the browser must not keep it either, as far as is known. */
	private bool $is_unstored = false;

	/** True once something has shown the visitor's data. */
	private bool $has_shown = false;

	public function __construct( PrivateBlocks $blocks, Shop $shop ) {
		$this->blocks   = $blocks;
		$this->unstored = $blocks->without( self::WITH_PAGE );
		$this->shop     = $shop;
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

	/** Makes the page private; the browser must not keep it either. */
	public function be_private(): void {
		$this->is_unstored = true;
		$this->has_shown   = true;
		$this->make_private();
		$this->send_cache_control();
	}

	/** True if the current page shows the visitor's data. */
	public function is_private(): bool {
		return $this->is_private;
	}

	/** True if a private block was rendered so far. That of the content never is where a plugin or theme prints the page its own way. */
	public function has_shown(): bool {
		return $this->has_shown;
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
		if ( self::contains( $this->blocks, $post ) ) {
			$this->is_unstored = $this->is_unstored || self::contains( $this->unstored, $post );
			$this->make_private();
		}
	}

	/**
	 * True if the page contains one of the blocks, as far as that is known before it is rendered.
	 *
	 * @param \WP_Term|\WP_Post_Type|\WP_Post|\WP_User|null $post Object of the page.
	 */
	private static function contains( PrivateBlocks $blocks, $post ): bool {
		return ( $post instanceof \WP_Post && $blocks->in_post( $post ) ) || $blocks->in_widgets() || $blocks->in_theme_builder();
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
		$this->is_unstored = $this->is_unstored || $this->unstored->is_private( $name );
		$this->has_shown   = true;
		$this->make_private();
		$this->send_cache_control();
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
		$this->is_unstored = true;
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
		$directives = $this->may_be_kept() ? self::NOT_SHARED : self::NOT_STORED;
		nocache_headers();
		header( 'Cache-Control: ' . $directives );
	}

	/**
	 * True if the visitor's browser may keep the page: a guest's cart or checkout, but no step behind an order, and nothing
	 * that somebody else forbids to store.
	 */
	private function may_be_kept(): bool {
		$is_endpoint = function_exists( 'is_wc_endpoint_url' ) && is_wc_endpoint_url();
		return ! $this->is_unstored && ! $is_endpoint && ! is_user_logged_in() && array() === preg_grep( '/^Cache-Control:.*no-store/i', headers_list() );
	}
}
