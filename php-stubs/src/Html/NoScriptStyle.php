<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a style element for noscript. WordPress has no filter for the attributes of style elements: under a strict
 * Content-Security-Policy it gets the nonce that the page's inline scripts get.
 */
final class NoScriptStyle {
	/** Returns the element; to be printed inside noscript. */
	public static function html( string $css ): string {
		/** This filter is documented in wp-includes/script-loader.php */
		$attributes = apply_filters( 'wp_inline_script_attributes', array(), '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		$nonce      = is_array( $attributes ) ? $attributes['nonce'] ?? '' : '';
		return sprintf( '<style%1$s>%2$s</style>', is_string( $nonce ) && '' !== $nonce ? ' nonce="' . esc_attr( $nonce ) . '"' : '', $css );
	}
}
