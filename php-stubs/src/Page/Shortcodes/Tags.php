<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Shortcodes;

use StorefrontIslands\Html\BlockNames;

defined( 'ABSPATH' ) || exit;

/** Maps shortcodes to blocks, and finds the blocks that shortcodes in content render. */
final class Tags {
	/** Shortcode with the block's name as an attribute: [storefront_island name="cart"]. */
	public const ANY = 'storefront_island';

	/** Begins the name of each shortcode. */
	private const PREFIX = 'storefront_';

	/**
	 * Returns the names of all shortcodes: ANY, and one for each registered block that may stand in any place.
	 *
	 * @return list<non-empty-string>
	 */
	public static function all(): array {
		$tags = array( self::ANY );
		foreach ( BlockNames::standalone() as $block ) {
			$tags[] = self::tag( $block->name );
		}
		return $tags;
	}

	/**
	 * Returns the name of a block's own shortcode. Blocks with inner content have one as well: WordPress takes the next
	 * end tag of the same name as the end of a shortcode without one.
	 *
	 * @param string $block Full name of the block.
	 * @return non-empty-string
	 */
	public static function tag( string $block ): string {
		return self::PREFIX . str_replace( '-', '_', BlockNames::short( $block ) );
	}

	/**
	 * Returns the full name of the block that a shortcode requests, existing or not; empty if it has no name.
	 *
	 * @param array<array-key, mixed> $written Attributes of the shortcode.
	 */
	public static function block( string $tag, array $written ): string {
		$name = self::ANY === $tag ? $written['name'] ?? $written[0] ?? '' : str_replace( '_', '-', substr( $tag, strlen( self::PREFIX ) ) );
		$name = is_string( $name ) ? strtolower( trim( $name ) ) : '';
		return '' === BlockNames::short( $name ) ? '' : BlockNames::full( $name );
	}

	/**
	 * Returns the full names of the blocks, existing or not, that shortcodes in content request, including nested ones.
	 *
	 * @return list<string>
	 */
	public static function blocks_in( string $content ): array {
		// Not after a second bracket, which escapes a shortcode.
		preg_match_all( '/(?<!\[)\[(' . self::PREFIX . '\w+)\b([^\]]*)/', $content, $found, PREG_SET_ORDER );
		$names = array();
		foreach ( $found as $shortcode ) {
			$names[] = self::block( $shortcode[1], (array) shortcode_parse_atts( rtrim( $shortcode[2], '/' ) ) );
		}
		return array_values( array_filter( $names ) );
	}
}
