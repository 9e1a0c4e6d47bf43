<?php

declare(strict_types=1);

namespace StorefrontIslands\Replacement;

defined( 'ABSPATH' ) || exit;

/**
 * Classic carts and checkouts that another plugin prints as a whole: it answers WooCommerce's shortcode itself, or has a
 * template of its own for the form, such as a checkout in steps. Its scripts know that form only, and what it has moved
 * there is missing elsewhere, so that its screen stays. A template of the theme is WooCommerce's form in another look and
 * is replaced.
 */
final class TakenScreens {
	/** Name of the option with what is remembered. */
	private const NOTED = 'storefront_islands_taken_screens';

	/** Template with the form of a screen, by the shortcode. */
	private const TEMPLATES = array(
		'woocommerce_cart'     => 'cart/cart.php',
		'woocommerce_checkout' => 'checkout/form-checkout.php',
	);

	/**
	 * Returns the file of the plugin that prints the screen of a shortcode on the current page; empty if none does. Some
	 * plugins take the checkout over in its own page only, and are not found elsewhere.
	 *
	 * @param string $tag Name of the shortcode.
	 */
	public static function file_of( string $tag ): string {
		if ( ! isset( self::TEMPLATES[ $tag ] ) || ! defined( 'WC_PLUGIN_FILE' ) || ! function_exists( 'wc_locate_template' ) ) {
			return '';
		}
		foreach ( array( self::callback_of( $tag ), self::template( self::TEMPLATES[ $tag ] ) ) as $file ) {
			if ( '' !== $file && ! self::is_of_woocommerce( $file ) && ! self::is_of_theme( $file ) ) {
				return $file;
			}
		}
		return '';
	}

	/**
	 * Remembers the plugin that prints a screen, for the settings page, where a plugin that looks at the page is not found.
	 *
	 * @param string $tag  Name of the shortcode.
	 * @param string $file File of the plugin; empty if none prints it.
	 */
	public static function note( string $tag, string $file ): void {
		$noted = self::all_noted();
		if ( ( $noted[ $tag ] ?? '' ) !== $file ) {
			update_option( self::NOTED, array_filter( array_merge( $noted, array( $tag => $file ) ) ) );
		}
	}

	/**
	 * Returns the file of the plugin that was last seen to print a screen; empty if there was none, or it is not active any
	 * more.
	 *
	 * @param string $tag Name of the shortcode.
	 */
	public static function noted( string $tag ): string {
		$file   = self::all_noted()[ $tag ] ?? '';
		$folder = explode( '/', plugin_basename( $file ) )[0];
		$active = array_filter( (array) get_option( 'active_plugins', array() ), static fn( $plugin ): bool => is_string( $plugin ) && explode( '/', $plugin )[0] === $folder );
		return array() === $active ? '' : $file;
	}

	/**
	 * Returns what is remembered, by the shortcode.
	 *
	 * @return array<string, string>
	 */
	private static function all_noted(): array {
		$noted = array();
		foreach ( (array) get_option( self::NOTED, array() ) as $tag => $file ) {
			if ( is_string( $tag ) && is_string( $file ) ) {
				$noted[ $tag ] = $file;
			}
		}
		return $noted;
	}

	/** Returns the file of the function that answers a shortcode; empty if there is none. */
	private static function callback_of( string $tag ): string {
		global $shortcode_tags;
		$callback = is_array( $shortcode_tags ) ? $shortcode_tags[ $tag ] ?? null : null;
		return is_callable( $callback ) ? wp_normalize_path( (string) ( new \ReflectionFunction( \Closure::fromCallable( $callback ) ) )->getFileName() ) : '';
	}

	/** Returns the file that wc_get_template() would print; empty if it would not print any. */
	private static function template( string $name ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$file = apply_filters( 'wc_get_template', wc_locate_template( $name ), $name, array(), '', '' );
		return is_string( $file ) ? wp_normalize_path( $file ) : '';
	}

	private static function is_of_woocommerce( string $file ): bool {
		return self::is_below( $file, dirname( (string) WC_PLUGIN_FILE ) );
	}

	private static function is_of_theme( string $file ): bool {
		return self::is_below( $file, get_stylesheet_directory() ) || self::is_below( $file, get_template_directory() );
	}

	/** True if a file is in a folder, also where one of them is named by a link to it. */
	private static function is_below( string $file, string $folder ): bool {
		foreach ( array_unique( array( $folder, (string) realpath( $folder ) ) ) as $path ) {
			if ( '' !== $path && 0 === strpos( $file, trailingslashit( wp_normalize_path( $path ) ) ) ) {
				return true;
			}
		}
		return false;
	}
}
