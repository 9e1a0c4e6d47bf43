<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\WooCommerce\Purchase\WooEndpoint;

defined( 'ABSPATH' ) || exit;

/** Removes scripts from pages with islands that are not needed there, or that change the DOM that React renders. */
final class UnneededAssets {
	/**
	 * Scripts and styles of WooCommerce's classic cart and checkout, which it enqueues on the pages that are set as its
	 * cart and checkout. Those that another plugin's script depends on are still printed.
	 */
	private const CLASSIC_SCRIPTS = array( 'wc-cart', 'wc-checkout', 'wc-address-i18n', 'wc-country-select', 'wc-address-autocomplete', self::PASSWORD_STRENGTH, 'selectWoo', 'select2' );
	private const PASSWORD_STRENGTH = 'wc-password-strength-meter';
	private const CLASSIC_STYLES    = array( 'wc-address-autocomplete' );

	/** Scripts for one style sheet, which is printed with them: without it a list that one has replaced is seen twice. */
	private const SELECT_SCRIPTS = array( 'selectWoo', 'select2', 'wc-select2' );
	private const SELECT_STYLE   = 'select2';

	private Islands $islands;
	private PrivatePage $page;

	/**
	 * Classic scripts that were enqueued and have been removed.
	 *
	 * @var list<non-empty-string>
	 */
	private array $removed = array();

	public function __construct( Islands $islands, PrivatePage $page ) {
		$this->islands = $islands;
		$this->page    = $page;
	}

	public function register(): void {
		add_action( 'wp_head', array( $this, 'remove_emoji' ), 0 );
		add_action( 'wp_enqueue_scripts', array( $this, 'remove_classic_scripts' ), PHP_INT_MAX );
		// In a classic theme, an island in a template is only known at this point.
		add_action( 'wp_footer', array( $this, 'remove_classic_scripts' ), 19 );
		add_action( 'wp_footer', array( $this, 'restore_classic_scripts' ), 19 );
		add_action( 'wp_footer', array( $this, 'stop_emoji' ), 19 );
	}

	/** Removes wp-emoji, which replaces emoji by images in the DOM that React renders. */
	public function remove_emoji(): void {
		if ( $this->islands->has_islands() || $this->page->is_private() ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
			remove_action( 'wp_print_styles', 'print_emoji_styles' );
		}
	}

	/** Stops wp-emoji if it is already printed: only after page load does it read the URL of its larger part. */
	public function stop_emoji(): void {
		if ( ! $this->islands->has_islands() || ! has_action( 'wp_head', 'print_emoji_detection_script' ) ) {
			return;
		}
		// WordPress prints it in the footer since version 6.9.
		remove_action( 'wp_print_footer_scripts', '_print_emoji_detection_script' );
		wp_print_inline_script_tag( 'window._wpemojiSettings && ( window._wpemojiSettings.source = {} );' );
	}

	/**
	 * Removes WooCommerce's classic cart and checkout scripts from pages with the plugin's cart or checkout, but not
	 * from WooCommerce endpoints, which WooCommerce renders. In the account, WooCommerce's forms for passwords keep theirs.
	 */
	public function remove_classic_scripts(): void {
		if ( ! $this->page->is_private() || WooEndpoint::is_current() || $this->is_printed_by_another() ) {
			return;
		}
		$is_account    = function_exists( 'is_account_page' ) && is_account_page();
		$unneeded      = $is_account ? array_diff( self::CLASSIC_SCRIPTS, array( self::PASSWORD_STRENGTH ) ) : self::CLASSIC_SCRIPTS;
		$this->removed = array_merge( $this->removed, array_values( array_filter( $unneeded, static fn( string $handle ): bool => in_array( $handle, wp_scripts()->queue, true ) ) ) );
		array_map( 'wp_dequeue_script', $unneeded );
		array_map( 'wp_dequeue_style', self::CLASSIC_STYLES );
		if ( array() === array_filter( self::SELECT_SCRIPTS, 'wp_script_is' ) ) {
			wp_dequeue_style( self::SELECT_STYLE );
		} else {
			wp_enqueue_style( self::SELECT_STYLE );
		}
	}

	/**
	 * Brings the classic scripts back if the page was printed without the plugin's cart or checkout, such as by a page
	 * template with a checkout of its own.
	 */
	public function restore_classic_scripts(): void {
		if ( $this->page->has_shown() ) {
			return;
		}
		foreach ( $this->removed as $handle ) {
			wp_enqueue_script( $handle );
		}
		if ( array() !== array_intersect( self::SELECT_SCRIPTS, $this->removed ) ) {
			wp_enqueue_style( self::SELECT_STYLE );
		}
	}

	/** True if a plugin prints the whole page before WordPress has chosen a template: its content is never shown. */
	private function is_printed_by_another(): bool {
		return doing_action( 'template_redirect' ) && ! $this->page->has_shown();
	}
}
