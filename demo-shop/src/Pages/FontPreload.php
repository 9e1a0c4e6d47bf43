<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents layout shift on the sample pages while fonts load: text that changes its width moves its surroundings.
 * Upright fonts are preloaded, because the browser otherwise finds them in a style sheet after the first paint; a font
 * that still arrives late is used from the next page on.
 */
final class FontPreload {
	public static function register(): void {
		add_filter( 'wp_preload_resources', array( self::class, 'add' ) );
		add_filter( 'wp_theme_json_data_theme', array( self::class, 'never_swap' ) );
	}

	/** Sets font-display to optional for every font face of the theme. */
	public static function never_swap( \WP_Theme_JSON_Data $theme ): \WP_Theme_JSON_Data {
		return $theme->update_with( self::with_optional_faces( $theme->get_data() ) );
	}

	/**
	 * Returns a part of theme.json with optional font faces.
	 *
	 * @param array<array-key, mixed> $part Part of theme.json; a font face is recognised by its fontFamily and src.
	 * @return array<array-key, mixed>
	 */
	private static function with_optional_faces( array $part ): array {
		$faces = array_map(
			static function ( $below ) {
				return is_array( $below ) ? self::with_optional_faces( $below ) : $below;
			},
			$part
		);
		// A font family contains its faces next to its name; only a font face has src.
		return isset( $faces['fontFamily'], $faces['src'] ) ? array( 'fontDisplay' => 'optional' ) + $faces : $faces;
	}

	/**
	 * @param array<int, array<string, string>> $resources Resources that are preloaded already.
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
	 * Returns the first WOFF2 file of an upright font face; '' for other faces.
	 *
	 * @param array<array-key, mixed> $face Font face as theme.json describes it.
	 */
	private static function upright_file( array $face ): string {
		$files = isset( $face['src'] ) && is_array( $face['src'] ) ? array_values( $face['src'] ) : array();
		$first = $files[0] ?? '';
		return 'normal' === ( $face['font-style'] ?? '' ) && is_string( $first ) && '.woff2' === substr( $first, -6 ) ? $first : '';
	}
}
