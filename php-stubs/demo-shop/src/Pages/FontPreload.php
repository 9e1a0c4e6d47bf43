<?php
/**
 * Fonts that come in time.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Preloads the theme's upright fonts. They are found in a style sheet otherwise, later than the first paint, and the sample
 * pages would move when their text changes its width.
 */
final class FontPreload {
	/** Hooks in. */
	public static function register(): void {
		add_filter( 'wp_preload_resources', array( self::class, 'add' ) );
	}

	/**
	 * Adds the fonts.
	 *
	 * @param array<int, array<string, string>> $resources What is preloaded already.
	 * @return array<int, array<string, string>>
	 */
	public static function add( array $resources ): array {
		foreach ( \WP_Font_Face_Resolver::get_fonts_from_theme_json() as $faces ) {
			foreach ( is_array( $faces ) ? $faces : array() as $face ) {
				$url = self::upright_file( is_array( $face ) ? $face : array() );
				if ( '' !== $url ) {
					$resources[] = array(
						'href'        => $url,
						'as'          => 'font',
						'type'        => 'font/woff2',
						'crossorigin' => 'anonymous',
					);
				}
			}
		}
		return $resources;
	}

	/**
	 * The first file of a face that stands upright; empty for others.
	 *
	 * @param array<array-key, mixed> $face As theme.json describes it.
	 */
	private static function upright_file( array $face ): string {
		$files = isset( $face['src'] ) && is_array( $face['src'] ) ? array_values( $face['src'] ) : array();
		$first = $files[0] ?? '';
		return 'normal' === ( $face['font-style'] ?? '' ) && is_string( $first ) && '.woff2' === substr( $first, -6 ) ? $first : '';
	}
}
