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
 * Keeps the sample pages still while the theme's fonts come: text that changes its width moves what is beside it. Upright
 * fonts are preloaded, as they are found in a style sheet otherwise, later than the first paint; one that comes later all the
 * same is used from the next page on.
 */
final class FontPreload {
	/** Hooks in. */
	public static function register(): void {
		add_filter( 'wp_preload_resources', array( self::class, 'add' ) );
		add_filter( 'wp_theme_json_data_theme', array( self::class, 'never_swap' ) );
	}

	/**
	 * Makes every face of the theme optional.
	 *
	 * @param \WP_Theme_JSON_Data $theme What theme.json says.
	 */
	public static function never_swap( \WP_Theme_JSON_Data $theme ): \WP_Theme_JSON_Data {
		return $theme->update_with( self::with_optional_faces( $theme->get_data() ) );
	}

	/**
	 * A part of theme.json with every font face below it optional.
	 *
	 * @param array<array-key, mixed> $part The part; a face is known by the family that it belongs to.
	 * @return array<array-key, mixed>
	 */
	private static function with_optional_faces( array $part ): array {
		$faces = array_map(
			static function ( $below ) {
				return is_array( $below ) ? self::with_optional_faces( $below ) : $below;
			},
			$part
		);
		// A family has its faces beside its name; a face has its files.
		return isset( $faces['fontFamily'], $faces['src'] ) ? array( 'fontDisplay' => 'optional' ) + $faces : $faces;
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
