<?php
/**
 * The element of an island.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** Marks an element of server HTML as one that the browser wakes. */
final class Island {
	/**
	 * The attributes `data-island` and `data-props`, to be printed inside an element's opening tag. Announces the island, so
	 * that its scripts, styles and the boot data are on the page.
	 *
	 * @param string               $name  The island's name: its folder under src/islands.
	 * @param array<string, mixed> $props What its props.ts decodes. Nothing about the visitor on pages that may be cached.
	 */
	public static function attributes( string $name, array $props = array() ): string {
		self::expect( $name );
		return sprintf(
			'data-island="%s" data-props="%s"',
			esc_attr( $name ),
			Text::json( (object) $props )
		);
	}

	/**
	 * Announces an island that may come to the page later, so that what it needs is known there.
	 *
	 * @param string $name The island's name.
	 */
	public static function expect( string $name ): void {
		/**
		 * An island stands on the page that is being rendered, or may come to it.
		 *
		 * @param string $name The island's name.
		 */
		do_action( 'storefront_islands_island_rendered', $name );
	}
}
