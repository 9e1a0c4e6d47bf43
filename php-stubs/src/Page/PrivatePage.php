<?php
/**
 * Pages that must not be stored.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/**
 * Sends every page that shows something of its visitor private, no-store: whatever page, template, pattern or widget the
 * block stands in.
 *
 * Where the content tells early, caching plugins are told early. What only turns out while the page is rendered is in
 * time as well: a block theme renders its template before it sends anything, and in a classic theme the page is held
 * back until then.
 */
final class PrivatePage {
	/** What needs the data of a page of its own to wake. */
	private const WITH_PAGE = array( 'storefront-islands/cart', 'storefront-islands/checkout' );

	/** As WordPress's own nocache_headers(), whose filter a plugin may have loosened. */
	private const CACHE_CONTROL = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/**
	 * What finds private blocks.
	 *
	 * @var PrivateBlocks
	 */
	private $blocks;

	/**
	 * Whether this page is a private one, as far as is known.
	 *
	 * @var bool
	 */
	private $is_private = false;

	/**
	 * Takes what finds private blocks.
	 *
	 * @param PrivateBlocks $blocks What finds private blocks.
	 */
	public function __construct( PrivateBlocks $blocks ) {
		$this->blocks = $blocks;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'wp', array( $this, 'look_at_content' ) );
		// Last, so that no plugin's header of that moment takes it back.
		add_action( 'template_redirect', array( $this, 'send_headers' ), PHP_INT_MAX );
		// Last as well: WordPress's own filter there forgets what those before it have answered.
		add_filter( 'pre_render_block', array( $this, 'look_at_block' ), PHP_INT_MAX, 2 );
		add_filter( 'storefront_islands_can_be_private', array( $this, 'can_be_private' ) );
		add_action( 'storefront_islands_shows_visitor', array( $this, 'be_private' ) );
	}

	/** Whether the page is this visitor's alone, or can still become so. */
	public function can_be_private(): bool {
		return PageRequest::is_current() && ( $this->is_private || ! headers_sent() );
	}

	/** Makes the page this visitor's alone. */
	public function be_private(): void {
		$this->make_private();
		$this->send_cache_control();
	}

	/** Whether the page that is being made shows something of its visitor. */
	public function is_private(): bool {
		return $this->is_private;
	}

	/** Decides by the content that was asked for, before any of it is rendered. */
	public function look_at_content(): void {
		if ( is_admin() ) {
			return;
		}
		$post = get_queried_object();
		if ( ( $post instanceof \WP_Post && $this->blocks->in_post( $post ) ) || $this->blocks->in_widgets() ) {
			$this->make_private();
		}
	}

	/** Sends the headers of a private page, or holds a page back that may turn out to be one. */
	public function send_headers(): void {
		if ( $this->is_private ) {
			$this->send_cache_control();
		} elseif ( ! wp_is_block_theme() ) {
			ob_start();
		}
	}

	/**
	 * Decides by a block that is about to be rendered.
	 *
	 * @param string|null          $html  What answers for the block; left as it is where the page can be private.
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
	 * Decides in a part of a page that REST or AJAX answers with. There the cart and the checkout cannot wake, as their data comes
	 * with a page; who builds the page sees them all the same.
	 *
	 * @param string      $name The block's full name.
	 * @param string|null $html What answers for it.
	 * @return string|null
	 */
	private function look_at_part( string $name, $html ) {
		$this->send_cache_control();
		return in_array( $name, self::WITH_PAGE, true ) && ! current_user_can( 'edit_posts' ) ? $this->way_to_cart() : $html;
	}

	/**
	 * What stands instead of a private block where a theme has sent the page's beginning already, with headers that let a
	 * cache keep it and give it to others.
	 */
	private function way_to_cart(): string {
		$cart = ( new SiteSettings( CurrentShop::get() ) )->page_url( 'cart' );
		return sprintf( '<p><a href="%s">%s</a></p>', Text::url( $cart ), esc_html__( 'View your cart', 'storefront-islands' ) );
	}

	/** Remembers it and tells caching plugins, each of which knows one of these. */
	private function make_private(): void {
		$this->is_private = true;
		foreach ( array( 'DONOTCACHEPAGE', 'DONOTCACHEOBJECT', 'DONOTCACHEDB' ) as $constant ) {
			if ( ! defined( $constant ) ) {
				define( $constant, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.VariableConstantNameFound -- The names that caching plugins know.
			}
		}
	}

	/** Sends the headers, where there is still time. */
	private function send_cache_control(): void {
		if ( headers_sent() ) {
			return;
		}
		nocache_headers();
		header( 'Cache-Control: ' . self::CACHE_CONTROL );
	}
}
