<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** Element of a block of WooCommerce, such as a part of its cart, which plugins filter and add something to. */
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
	 * Returns the part's element after WordPress's filters of the rendered block.
	 *
	 * @param string               $name    Full name of the block.
	 * @param array<string, mixed> $context Context of the block.
	 */
	public static function filtered( string $name, array $context = array() ): string {
		$parsed = array(
			'blockName'    => $name,
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		$html = apply_filters( "render_block_$name", self::html( $name ), $parsed, new \WP_Block( $parsed, $context ) );
		return is_string( $html ) ? $html : '';
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
