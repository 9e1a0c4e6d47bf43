<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** Element that WooCommerce prints for a part of its cart or checkout, which its script fills. */
final class BlockPart {
	/**
	 * Returns the part's empty element.
	 *
	 * @param string $name Full name of the block.
	 */
	public static function html( string $name ): string {
		return sprintf( '<div data-block-name="%s" class="wp-block-%s"></div>', esc_attr( $name ), esc_attr( str_replace( '/', '-', $name ) ) );
	}

	/**
	 * Returns what plugins have added before and behind a part's element; all of it stands behind if they have removed
	 * the element.
	 *
	 * @param string $html HTML of the part after the filters of plugins.
	 * @param string $name Full name of the block.
	 * @return array{string, string}
	 */
	public static function around( string $html, string $name ): array {
		$element = sprintf( '#<div\b[^>]*\bwp-block-%s\b[^>]*>\s*</div>#', preg_quote( str_replace( '/', '-', $name ), '#' ) );
		$pieces  = (array) preg_split( $element, $html, 2 );
		$behind  = (string) array_pop( $pieces );
		return array( implode( '', $pieces ), $behind );
	}
}
