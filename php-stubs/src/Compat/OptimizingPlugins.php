<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Sets filters of optimizing plugins, for what these cannot read from the page's HTML. Scripts may be combined, minified,
 * deferred and delayed without any filter.
 */
final class OptimizingPlugins {
	/** Class of images that plugins must not load lazily: islands are hydrated from them. */
	private const NOT_LAZY = 'skip-lazy';

	private OrderedScripts $scripts;

	public function __construct( OrderedScripts $scripts ) {
		$this->scripts = $scripts;
	}

	/** Registers the filters. Without its plugin a filter is never applied. */
	public function register(): void {
		// Speed Optimizer of SiteGround.
		add_filter( 'sgo_js_async_exclude', array( $this, 'with_ordered_scripts' ) );
		add_filter( 'sgo_lazy_load_exclude_classes', array( self::class, 'with_images' ) );
		// Removal of unused CSS: elements that the scripts add later, such as messages and the drawer, are not in the HTML.
		add_filter( 'rocket_rucss_safelist', array( self::class, 'with_selectors' ) );
		add_filter( 'perfmatters_rucss_excluded_stylesheets', array( self::class, 'with_style_sheets' ) );
	}

	/**
	 * Adds the handles of scripts that must run in their order, whose asynchronous loading would break them.
	 *
	 * @param mixed $handles Handles that are excluded already.
	 * @return list<mixed>
	 */
	public function with_ordered_scripts( $handles ): array {
		return self::with( $handles, $this->scripts->handles() );
	}

	/**
	 * Adds the class of images that must not be loaded lazily.
	 *
	 * @param mixed $classes Class names that are excluded already.
	 * @return list<mixed>
	 */
	public static function with_images( $classes ): array {
		return self::with( $classes, array( self::NOT_LAZY ) );
	}

	/**
	 * Adds the selectors of elements that the scripts add later.
	 *
	 * @param mixed $selectors Patterns that are kept already.
	 * @return list<mixed>
	 */
	public static function with_selectors( $selectors ): array {
		return self::with( $selectors, array( '(.*)storefront-(.*)', '(.*)wc-block-(.*)' ) );
	}

	/**
	 * Adds the plugin's style sheets.
	 *
	 * @param mixed $style_sheets Parts of URLs that are excluded already.
	 * @return list<mixed>
	 */
	public static function with_style_sheets( $style_sheets ): array {
		return self::with( $style_sheets, array( 'storefront-islands' ) );
	}

	/**
	 * Returns both lists as one, without duplicates.
	 *
	 * @param mixed        $before List of the filter's other callbacks.
	 * @param list<string> $added  Values to add.
	 * @return list<mixed>
	 */
	private static function with( $before, array $added ): array {
		return array_values( array_unique( array_merge( is_array( $before ) ? $before : array(), $added ), SORT_REGULAR ) );
	}
}
