<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the page's background and text colour as custom properties where they are other than the presets "base" and
 * "contrast" that the style sheets use for drawers, menus and popups. A style variation such as Twenty Twenty-Five's
 * Sunrise has its text in another preset, and no custom property of WordPress names it.
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

	/** Registers the hook, after WordPress has registered its global styles. */
	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'add' ), 11 );
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
		$pair = array();
		foreach ( array_keys( self::DEFAULTS ) as $name ) {
			$given = $colors[ $name ] ?? '';
			$color = self::as_css( is_string( $given ) ? $given : '' );
			if ( 1 !== preg_match( self::COLOR, $color ) ) {
				return '';
			}
			$pair[ $name ] = $color;
		}
		return self::DEFAULTS === $pair ? '' : ":root{--storefront-page-background:{$pair['background']};--storefront-page-text:{$pair['text']}}";
	}

	/**
	 * Returns theme.json's notation of a preset (`var:preset|color|base`) as CSS; other values unchanged.
	 *
	 * @param string $value Value of theme.json.
	 */
	private static function as_css( string $value ): string {
		return 0 === strpos( $value, 'var:' ) ? 'var(--wp--' . str_replace( '|', '--', substr( $value, 4 ) ) . ')' : $value;
	}
}
