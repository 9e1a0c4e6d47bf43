<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's scripts of the classic cart and checkout, on the plugin's screens. They do not run, as they would change the
 * cart and place a second order, but their settings are printed: every classic screen has them (wc_checkout_params), so
 * that scripts of plugins read them without saying so.
 */
final class ScreenScripts {
	private const CART     = 'wc-cart';
	private const CHECKOUT = 'wc-checkout';

	/** What they need for fields that the plugin's screens do not have. */
	private const OF_FIELDS = array( 'wc-country-select', 'wc-address-i18n' );

	/**
	 * Empties the script of a screen, and has a script of the plugin depend on it.
	 *
	 * @param string           $screen cart or checkout.
	 * @param non-empty-string $handle Handle of a script of the plugin on this screen.
	 */
	public static function empty( string $screen, string $handle ): void {
		$change = static function () use ( $screen, $handle ): void {
			$name    = 'cart' === $screen ? self::CART : self::CHECKOUT;
			$classic = wp_scripts()->query( $name );
			$own     = wp_scripts()->query( $handle );
			if ( ! $classic instanceof \_WP_Dependency || ! $own instanceof \_WP_Dependency ) {
				return;
			}
			if ( ! wp_script_is( $name, 'done' ) ) {
				$classic->src  = false;
				$classic->deps = array_values( array_diff( $classic->deps, self::OF_FIELDS ) );
			}
			$own->deps = array_values( array_unique( array_merge( $own->deps, array( $name ) ) ) );
			if ( in_array( $handle, wp_scripts()->queue, true ) ) {
				// WordPress remembers what the queue needs, and WooCommerce adds the settings to what is needed.
				wp_dequeue_script( $handle );
				wp_enqueue_script( $handle );
			}
		};
		$change();
		// A block theme renders its template before WooCommerce registers them.
		add_action( 'wp_enqueue_scripts', $change, PHP_INT_MAX );
	}

	/** True if the checkout's script was printed before it could be emptied, for a script in the theme's head. */
	public static function has_run(): bool {
		$script = wp_scripts()->query( self::CHECKOUT );
		return $script instanceof \_WP_Dependency && false !== $script->src && wp_script_is( self::CHECKOUT, 'done' );
	}
}
