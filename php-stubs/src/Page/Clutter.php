<?php
/**
 * Scripts that pages with islands do without.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Shop\WooEndpoint;

defined( 'ABSPATH' ) || exit;

/** Takes scripts off pages with islands that would only cost there, or that rewrite what React has made. */
final class Clutter {
	/**
	 * Scripts and styles of WooCommerce's classic cart and checkout, which it enqueues wherever the page is set as its cart
	 * or checkout. What another plugin's script depends on is printed all the same.
	 */
	private const CLASSIC_SCRIPTS = array( 'wc-cart', 'wc-checkout', 'wc-address-i18n', 'wc-country-select', 'wc-address-autocomplete', 'wc-password-strength-meter', 'selectWoo', 'select2' );
	private const CLASSIC_STYLES  = array( 'select2', 'wc-address-autocomplete' );

	/**
	 * The islands on the page.
	 *
	 * @var Islands
	 */
	private $islands;

	/**
	 * Whether the page is one with our cart or checkout.
	 *
	 * @var PrivatePage
	 */
	private $page;

	/**
	 * Takes what tells which page this is.
	 *
	 * @param Islands     $islands The islands on the page.
	 * @param PrivatePage $page    Whether the page is one with our cart or checkout.
	 */
	public function __construct( Islands $islands, PrivatePage $page ) {
		$this->islands = $islands;
		$this->page    = $page;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'wp_head', array( $this, 'remove_emoji' ), 0 );
		add_action( 'wp_enqueue_scripts', array( $this, 'remove_classic_scripts' ), PHP_INT_MAX );
		// In a classic theme an island in a template shows itself only now.
		add_action( 'wp_footer', array( $this, 'remove_classic_scripts' ), 19 );
		add_action( 'wp_footer', array( $this, 'stop_emoji' ), 19 );
	}

	/** Keeps wp-emoji off: it replaces emoji in the page by pictures, under React's hands. */
	public function remove_emoji(): void {
		if ( $this->islands->are_on_page() || $this->page->is_private() ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
			remove_action( 'wp_print_styles', 'print_emoji_styles' );
		}
	}

	/** Stops wp-emoji where it is under way: it asks only after the page is there from where to load its larger part. */
	public function stop_emoji(): void {
		if ( ! $this->islands->are_on_page() || ! has_action( 'wp_head', 'print_emoji_detection_script' ) ) {
			return;
		}
		// From WordPress 6.9 on it stands in the footer.
		remove_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' );
		wp_print_inline_script_tag( 'window._wpemojiSettings && ( window._wpemojiSettings.source = {} );' );
	}

	/** Keeps WooCommerce's classic cart and checkout scripts off pages with ours, not off those where ours hands over. */
	public function remove_classic_scripts(): void {
		if ( $this->page->is_private() && ! WooEndpoint::is_current() ) {
			array_map( 'wp_dequeue_script', self::CLASSIC_SCRIPTS );
			array_map( 'wp_dequeue_style', self::CLASSIC_STYLES );
		}
	}
}
