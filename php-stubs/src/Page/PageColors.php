<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the page's background and text colour as custom properties where they are other than the presets "base" and
 * "contrast" that the style sheets use for drawers, menus and popups. A style variation such as Twenty Twenty-Five's
 * Sunrise has its text in another preset, and no custom property of WordPress names it. Where WordPress does not know
 * the colours, as in classic themes, src/site/page-colors reads them off the page.
 */
final class PageColors {
	/** Presets that the style sheets use (blocks/shared/styles/_tokens.scss). */
	private const DEFAULTS = array(
		'background' => 'var(--wp--preset--color--base)',
		'text'       => 'var(--wp--preset--color--contrast)',
	);

	/** Properties of the body's rule in WordPress's global styles. */
	private const PROPERTIES = array(
		'background' => 'background-color',
		'text'       => 'color',
	);

	/** Presets, and colours in the forms that every browser reads. */
	private const COLOR = '/^(?:var\(--wp--preset--color--[a-z0-9-]+\)|#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([0-9., %\/]+\))$/i';

	/** Handle of the script src/site/page-colors. */
	private const HANDLE = 'storefront-islands-page-colors';

	/** After what the footer's hooks render, before the scripts of the footer are printed. */
	private const BEFORE_SCRIPTS = 8;

	/** True if an island is on the page. */
	private bool $has_island = false;

	/** Registers the hooks, the first after WordPress has registered its global styles. */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'add' ), 11 );
		add_action( 'storefront_islands_island_rendered', array( $this, 'look_at_island' ) );
		add_action( 'wp_print_footer_scripts', array( $this, 'add_script' ), self::BEFORE_SCRIPTS );
	}

	/** Notes that the page contains an island. */
	public function look_at_island(): void {
		$this->has_island = true;
	}

	/** Enqueues the script that reads the colours off a page with an island, where WordPress does not know them. */
	public function add_script(): void {
		if ( $this->has_island && ! self::are_known() ) {
			wp_enqueue_script( self::HANDLE );
		}
	}

	/** True if the theme has told WordPress the colours of its pages. */
	private static function are_known(): bool {
		return wp_theme_has_theme_json() && null !== self::pair( self::of_body( wp_get_global_stylesheet() ) );
	}

	/**
	 * Adds the custom properties to WordPress's global styles.
	 *
	 * @internal
	 */
	public static function add(): void {
		$css = wp_theme_has_theme_json() ? self::css( self::of_body( wp_get_global_stylesheet() ) ) : '';
		if ( '' !== $css ) {
			wp_add_inline_style( 'global-styles', $css );
		}
	}

	/**
	 * Returns the colours of the body as CSS. WordPress has made its style sheet for this page; for their settings it would
	 * merge those of theme and site once more.
	 *
	 * @param string $sheet WordPress's global styles.
	 * @return array<string, string> Colours: background, text.
	 */
	public static function of_body( string $sheet ): array {
		$colors = array();
		preg_match_all( '/(?<![^}\s])body\s*\{([^{}]*)\}/', $sheet, $rules );
		foreach ( $rules[1] as $rule ) {
			foreach ( array_keys( self::DEFAULTS ) as $name ) {
				if ( 1 === preg_match( '/(?:^|;)\s*' . self::PROPERTIES[ $name ] . ':([^;]+)/', $rule, $found ) ) {
					$colors[ $name ] = trim( $found[1] );
				}
			}
		}
		return $colors;
	}

	/**
	 * Returns the rule; empty if the pair is that of the presets, incomplete, or not of plain colours.
	 *
	 * @param array<array-key, mixed> $colors Colours of the theme's body: background, text.
	 */
	public static function css( array $colors ): string {
		$pair = self::pair( $colors );
		return null === $pair || self::DEFAULTS === $pair ? '' : ":root{--storefront-page-background:{$pair['background']};--storefront-page-text:{$pair['text']}}";
	}

	/**
	 * Returns the two colours as CSS; null if one is missing or no plain colour.
	 *
	 * @param array<array-key, mixed> $colors Colours of the theme's body: background, text.
	 * @return array{background: string, text: string}|null
	 */
	private static function pair( array $colors ): ?array {
		$pair = array(
			'background' => self::as_css( $colors['background'] ?? '' ),
			'text'       => self::as_css( $colors['text'] ?? '' ),
		);
		foreach ( $pair as $color ) {
			if ( 1 !== preg_match( self::COLOR, $color ) ) {
				return null;
			}
		}
		return $pair;
	}

	/**
	 * Returns theme.json's notation of a preset (`var:preset|color|base`) as CSS, other texts unchanged; empty if the value
	 * is no text.
	 *
	 * @param mixed $value Value of theme.json.
	 */
	private static function as_css( $value ): string {
		$text = is_string( $value ) ? $value : '';
		return 0 === strpos( $text, 'var:' ) ? 'var(--wp--' . str_replace( '|', '--', substr( $text, 4 ) ) . ')' : $text;
	}
}
