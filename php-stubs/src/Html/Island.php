<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** Marks an element of server-rendered HTML as an island, which the browser hydrates. */
final class Island {
	/**
	 * False while a preview is rendered. Static, as it belongs to the call of without_assets() and not to one of the many
	 * views below it, none of which knows of previews.
	 */
	private static bool $adds_assets = true;

	/**
	 * Renders something without adding its islands to the page.
	 *
	 * @param callable(): string $render Renders HTML.
	 */
	public static function without_assets( callable $render ): string {
		$before            = self::$adds_assets;
		self::$adds_assets = false;
		try {
			return $render();
		} finally {
			self::$adds_assets = $before;
		}
	}

	/**
	 * Returns the attributes `data-island` and `data-props`, to be printed inside an element's opening tag. Adds the
	 * island to the page, so that its scripts, styles and the boot data are printed. On pages that may be cached the
	 * props must not contain the visitor's data.
	 *
	 * @param string               $name  Name of the island: its folder under src/islands.
	 * @param array<string, mixed> $props Props as the island's props.ts decodes them.
	 */
	public static function attributes( string $name, array $props = array() ): string {
		self::enqueue_assets( $name );
		return sprintf( 'data-island="%s" data-props="%s"', esc_attr( $name ), Text::json( (object) $props ) );
	}

	/** Adds an island that is not on the page, or not yet: its styles, and what the page has to know of its scripts. */
	public static function enqueue_assets( string $name ): void {
		if ( ! self::$adds_assets ) {
			return;
		}
		/**
		 * Fires when an island is rendered on the current page, or may be inserted into it later.
		 *
		 * @param string $name Name of the island.
		 */
		do_action( 'storefront_islands_island_rendered', $name );
	}
}
