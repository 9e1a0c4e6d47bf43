<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the popups of the current page, wherever their blocks are used, and prints each once at the end of the page:
 * no ancestor can move, clip or hide them there, and content that is rendered twice does not duplicate them.
 */
final class Popups {
	/**
	 * HTML of the popups by id.
	 *
	 * @var array<string, string>
	 */
	private array $html = array();

	/** True if the page contains the checkout, on which no popup opens. */
	private bool $on_checkout = false;

	private Islands $islands;
	private PageViews $views;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
		$this->views   = new PageViews( $islands );
	}

	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'look_at_island' ) );
		// Before WordPress prints scripts at priority 20, because the content of a popup may enqueue some.
		add_action( 'wp_footer', array( $this, 'print' ), 5 );
	}

	/** Notes that the page contains the checkout. */
	public function look_at_island( string $name ): void {
		$this->on_checkout = $this->on_checkout || 'checkout' === $name;
	}

	/**
	 * Adds a popup, unless it is hidden from the visitor.
	 *
	 * @param string $fallback Id for a popup without one: the same on every page.
	 * @param string $content Rendered inner blocks.
	 */
	public function add( JsonReader $attributes, string $fallback, string $content ): void {
		$id = sanitize_key( $attributes->string( 'popupId' ) );
		$id = '' === $id ? $fallback : $id;
		if ( isset( $this->html[ $id ] ) || self::is_hidden( $attributes ) || Audience::is_hidden_from_visitor( $attributes ) ) {
			return;
		}
		$this->views->look_at( $attributes );
		$wrapper             = get_block_wrapper_attributes( array( 'class' => 'storefront-popup__box' ) );
		$this->html[ $id ] = PopupView::html( $id, $attributes, $wrapper, self::with_shortcodes( $content ) );
		$this->islands->allow_script_with_style( 'popups' );
		$this->islands->allow_script_with_style( 'popup-dialog' );
	}

	/** Prints all popups, except on the checkout. */
	public function print(): void {
		$this->views->count();
		if ( array() === $this->html || $this->on_checkout || self::is_woocommerce_checkout() ) {
			return;
		}
		echo '<p role="status" class="storefront-popup-status"></p>';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- PopupView encodes every text; the content is WordPress's.
		echo self::finished( implode( '', $this->html ) );
		$this->html = array();
	}

	/**
	 * True if the editor has hidden the block, which it can since WordPress 6.9. WordPress itself only removes what the
	 * block has printed at its position.
	 */
	private static function is_hidden( JsonReader $attributes ): bool {
		return false === ( $attributes->object( 'metadata' )->all()['blockVisibility'] ?? null );
	}

	/** True on WooCommerce's own checkout, but not on its order-received page. */
	private static function is_woocommerce_checkout(): bool {
		return function_exists( 'is_checkout' ) && is_checkout() && ! is_order_received_page();
	}

	/**
	 * Runs shortcodes if WordPress is about to run those of the surrounding content. In templates it has done so before
	 * it renders blocks: brackets in their output may come from a visitor, such as a search term, and must not run as
	 * shortcodes.
	 *
	 * @param string $content Rendered inner blocks.
	 */
	private static function with_shortcodes( string $content ): string {
		return doing_filter( 'the_content' ) || doing_filter( 'widget_block_content' ) ? do_shortcode( shortcode_unautop( $content ) ) : $content;
	}

	/**
	 * Applies the filters that WordPress applies to the HTML of a block template: typography, smilies, images.
	 *
	 * @param string $html HTML of blocks.
	 */
	private static function finished( string $html ): string {
		return wp_filter_content_tags( convert_smilies( wptexturize( $html ) ), 'template' );
	}
}
