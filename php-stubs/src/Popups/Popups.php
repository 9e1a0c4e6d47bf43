<?php
/**
 * The popups of a page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Popups;

use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the popups of the page that is being made, wherever their blocks stand in it, and prints each once, at the page's end:
 * nothing around them can move, clip or hide them there, and content that is rendered twice makes no second one.
 */
final class Popups {
	/**
	 * HTML by id.
	 *
	 * @var array<string, string>
	 */
	private static $html = array();

	/**
	 * Whether the page holds the checkout, over which no popup opens.
	 *
	 * @var bool
	 */
	private static $on_checkout = false;

	/** Hooks in. */
	public static function register(): void {
		add_action( 'storefront_islands_island_rendered', array( self::class, 'look_at_island' ) );
		// Before WordPress prints scripts, at 20, as what is in a popup may want some.
		add_action( 'wp_footer', array( self::class, 'print' ), 5 );
	}

	/**
	 * An island stands on the page.
	 *
	 * @param string $name Its name.
	 */
	public static function look_at_island( string $name ): void {
		self::$on_checkout = self::$on_checkout || 'checkout' === $name;
	}

	/**
	 * Takes a popup, unless it is kept from the visitor.
	 *
	 * @param Data   $attributes The block's attributes.
	 * @param string $fallback   The id of a popup that was given none: the same on every page.
	 * @param string $content    The blocks inside, rendered.
	 */
	public static function add( Data $attributes, string $fallback, string $content ): void {
		$id = sanitize_key( $attributes->string( 'popupId' ) );
		$id = '' === $id ? $fallback : $id;
		if ( isset( self::$html[ $id ] ) || Audience::is_kept_from_visitor( $attributes ) ) {
			return;
		}
		$wrapper           = get_block_wrapper_attributes( array( 'class' => 'storefront-popup__box' ) );
		self::$html[ $id ] = PopupView::html( $id, $attributes, $wrapper, self::with_shortcodes( $content ) );
		foreach ( array( 'popups', 'popup-dialog' ) as $script ) {
			/**
			 * A script of src/site may be needed on the page that is being rendered.
			 *
			 * @param string $script Its folder's name.
			 */
			do_action( 'storefront_islands_script_wanted', $script );
		}
	}

	/** Prints them all, except on the checkout. */
	public static function print(): void {
		if ( array() === self::$html || self::$on_checkout || self::is_woocommerce_checkout() ) {
			return;
		}
		echo '<p role="status" class="storefront-popup-status"></p>';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- PopupView encodes every text; the content is WordPress's.
		echo self::finished( implode( '', self::$html ) );
		self::$html = array();
	}

	/** Whether this is WooCommerce's own checkout; an order that was received is none any more. */
	private static function is_woocommerce_checkout(): bool {
		return function_exists( 'is_checkout' ) && is_checkout() && ! is_order_received_page();
	}

	/**
	 * Runs shortcodes where WordPress is about to run those of the content that the block stands in. In templates it has done so
	 * before it rendered blocks: brackets in what they show may be a visitor's, as in a search, and are no shortcodes.
	 *
	 * @param string $content The blocks inside, rendered.
	 */
	private static function with_shortcodes( string $content ): string {
		return doing_filter( 'the_content' ) || doing_filter( 'widget_block_content' ) ? do_shortcode( shortcode_unautop( $content ) ) : $content;
	}

	/**
	 * What WordPress does to the HTML of a block template: typography, pictures.
	 *
	 * @param string $html HTML of blocks.
	 */
	private static function finished( string $html ): string {
		return wp_filter_content_tags( convert_smilies( wptexturize( $html ) ), 'template' );
	}
}
