<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the script that shows suggestions to a page with the plugin's checkout, where WooCommerce has enqueued its
 * registry of providers: it does so if one is registered on the server (docs/extensions.md#address-autocomplete).
 */
final class AddressAutocomplete {
	private const HANDLE = Islands::HANDLE . 'address-autocomplete';

	/** WooCommerce's registry, window.wc.addressAutocomplete. */
	private const REGISTRY = 'wc-address-autocomplete-common';

	/** WooCommerce's script and styles for its classic checkout, on which scripts of providers depend. */
	private const CLASSIC = 'wc-address-autocomplete';

	/** Priorities: behind WooCommerce's scripts, at 10, and before WordPress prints those of the footer, at 20. */
	private const BEHIND_WOOCOMMERCE = 20;
	private const BEFORE_FOOTER      = 19;

	/** True if the plugin's checkout is on the page. */
	private bool $is_on_page = false;

	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		// A block theme has rendered the page before wp_head; in a classic theme its blocks are only known in wp_footer.
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), self::BEHIND_WOOCOMMERCE );
		add_action( 'wp_footer', array( $this, 'enqueue' ), self::BEFORE_FOOTER );
	}

	/** Adds an island to the page. */
	public function add( string $island ): void {
		$this->is_on_page = $this->is_on_page || ( 'checkout' === $island && PageRequest::is_current() );
	}

	/** Enqueues the script, in place of WooCommerce's for its classic checkout. */
	public function enqueue(): void {
		if ( ! $this->is_on_page || ! wp_script_is( self::REGISTRY, 'enqueued' ) ) {
			return;
		}
		$classic = wp_scripts()->query( self::CLASSIC );
		if ( $classic instanceof \_WP_Dependency ) {
			$classic->src  = false;
			$classic->deps = array( self::REGISTRY );
		}
		wp_dequeue_style( self::CLASSIC );
		wp_enqueue_style( self::HANDLE );
		wp_enqueue_script( self::HANDLE );
	}
}
