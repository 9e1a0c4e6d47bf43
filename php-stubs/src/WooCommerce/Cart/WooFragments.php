<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/** Settings of WooCommerce's script wc-cart-fragments, for the script that takes its place. */
final class WooFragments {
	/** WooCommerce's default, in milliseconds; also in src/compat/fragments/refresher.ts. */
	private const TIMEOUT = 5000;

	/** Longest time-out, in milliseconds: browsers take a much longer one for none. */
	private const LONGEST = 600000;

	/**
	 * Element of WooCommerce's cart widget, which every set of fragments contains; also in
	 * src/domain/compat/fragments.ts.
	 */
	private const MINI_CART = 'div.widget_shopping_cart_content';

	/**
	 * Returns the selector of the elements that fragments keep current: WooCommerce's cart widget, or the page itself
	 * where a theme or a plugin adds elements of its own, such as a count in the header, whose place is not known.
	 */
	public static function selector(): string {
		return self::has_own_elements() ? 'body' : self::MINI_CART;
	}

	/**
	 * True if the page may have elements that fragments keep current. With an island it may, because a theme may print
	 * the place of the widget itself. Without one, it may if it has the widget, the mini-cart's template or elements of
	 * a theme. False if WooCommerce's own script keeps them current; a plugin may have dequeued that script.
	 *
	 * @param bool $has_islands True if an island was rendered on the page.
	 */
	public static function are_needed( bool $has_islands ): bool {
		if ( wp_script_is( 'wc-cart-fragments', 'done' ) ) {
			return false;
		}
		// The widget itself has no action, only this filter.
		return $has_islands || did_filter( 'woocommerce_widget_cart_is_hidden' ) > 0 || did_action( 'woocommerce_before_mini_cart' ) > 0 || self::has_own_elements();
	}

	/** True if a theme or another plugin adds fragments. */
	private static function has_own_elements(): bool {
		return Listeners::exist( 'woocommerce_add_to_cart_fragments' );
	}

	/**
	 * Returns the time after which a request for fragments is given up, in milliseconds; null for the default.
	 */
	public static function timeout(): ?int {
		// With the keys of WooCommerce's script, which plugins may read.
		$default = array(
			'ajax_url'        => admin_url( 'admin-ajax.php', 'relative' ),
			'wc_ajax_url'     => home_url( '/?wc-ajax=%%endpoint%%', 'relative' ),
			'cart_hash_key'   => '',
			'fragment_name'   => '',
			'request_timeout' => self::TIMEOUT,
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter, by which a shop changes what its script is told.
		$params  = apply_filters( 'woocommerce_get_script_data', $default, 'wc-cart-fragments' );
		$timeout = is_array( $params ) ? $params['request_timeout'] ?? null : null;
		$timeout = is_numeric( $timeout ) ? (int) $timeout : 0;
		return $timeout > 0 && self::TIMEOUT !== $timeout ? min( $timeout, self::LONGEST ) : null;
	}
}
