<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Overrides a block theme's templates, parts and styles in the way of the site editor: as posts, with the theme's files
 * unchanged.
 */
final class ThemeSeeder {
	/** Version of theme.json's format in which the sample shop's own styles are written. */
	private const FORMAT = 2;

	/** Colour palettes by theme; other themes keep their own. */
	private const PALETTES = array(
		'twentytwentyfour' => array(
			'base'       => array( 'Paper', '#fbfaf7' ),
			'base-2'     => array( 'White', '#ffffff' ),
			'contrast'   => array( 'Ink', '#15262e' ),
			'contrast-2' => array( 'Slate', '#4a5d66' ),
			'contrast-3' => array( 'Mist', '#a3adb0' ),
			'accent'     => array( 'Sand', '#e6ded0' ),
			'accent-2'   => array( 'Rope', '#c9a26b' ),
			'accent-3'   => array( 'Buoy', '#b4472d' ),
			'accent-4'   => array( 'Kelp', '#83a7aa' ),
			'accent-5'   => array( 'Fog', '#dfe8ea' ),
		),
	);

	private ContentSeeder $seeder;

	/** Folder name of the theme. */
	private string $theme;

	public function __construct( ContentSeeder $seeder, string $theme ) {
		$this->seeder = $seeder;
		$this->theme  = $theme;
	}

	/**
	 * @param string $slug    Slug in the template hierarchy.
	 * @param string $title   Title in the site editor.
	 * @param string $content Block markup.
	 */
	public function template( string $slug, string $title, string $content ): void {
		$this->write( 'wp_template', $slug, $title, $content );
	}

	/**
	 * @param string $slug    'header' or 'footer', which is also the template part's area.
	 * @param string $title   Title in the site editor.
	 * @param string $content Block markup.
	 */
	public function part( string $slug, string $title, string $content ): void {
		wp_set_object_terms( $this->write( 'wp_template_part', $slug, $title, $content ), $slug, 'wp_template_part_area' );
	}

	/** Writes the global styles: additional CSS, and the theme's colour palette if there is one for it. */
	public function styles( string $css ): void {
		$settings = array();
		foreach ( self::PALETTES[ $this->theme ] ?? array() as $slug => $color ) {
			$settings['color']['palette']['theme'][] = array(
				'slug'  => $slug,
				'name'  => $color[0],
				'color' => $color[1],
			);
		}
		$this->write_styles( $settings, array( 'css' => $css ) );
	}

	/**
	 * Writes a style variation of the theme as global styles, as the site editor does when it is chosen.
	 *
	 * @param string $file Path of the variation's JSON file in the theme's folder.
	 */
	public function variation( string $file ): void {
		$decoded = wp_json_file_decode( get_theme_root( $this->theme ) . "/$this->theme/$file", array( 'associative' => true ) );
		// Brings older versions of the format up to date, and presets into the form of stored global styles.
		$data = ( new \WP_Theme_JSON( is_array( $decoded ) ? $decoded : array() ) )->get_raw_data();
		$this->write_styles( $data['settings'] ?? array(), $data['styles'] ?? array(), $data['version'] ?? self::FORMAT );
	}

	/** Deletes the theme's templates, parts and styles that this class has written and nobody has edited. */
	public function remove(): void {
		foreach ( $this->find( array( 'wp_template', 'wp_template_part', 'wp_global_styles' ) ) as $post ) {
			$this->seeder->remove( $post );
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/**
	 * @param mixed $settings Settings as in theme.json.
	 * @param mixed $styles   Styles as in theme.json.
	 * @param mixed $version  Version of theme.json's format.
	 */
	private function write_styles( $settings, $styles, $version = self::FORMAT ): void {
		$this->seeder->write(
			array(
				'ID'         => (int) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_type'  => 'wp_global_styles',
				'post_name'  => 'wp-global-styles-' . rawurlencode( $this->theme ),
				'post_title' => 'Custom Styles',
			),
			(string) wp_json_encode(
				array(
					'version'                     => $version,
					'isGlobalStylesUserThemeJSON' => true,
					'settings'                    => (object) $settings,
					'styles'                      => (object) $styles,
				)
			)
		);
	}

	/**
	 * Writes a post that belongs to the theme.
	 *
	 * @param string $content Block markup.
	 * @return int Id of the post.
	 */
	private function write( string $type, string $slug, string $title, string $content ): int {
		$present = $this->find( array( $type ), $slug );
		$id      = $this->seeder->write(
			array(
				'ID'         => isset( $present[0] ) ? $present[0]->ID : 0,
				'post_type'  => $type,
				'post_name'  => $slug,
				'post_title' => $title,
			),
			$content
		);
		wp_set_object_terms( $id, $this->theme, 'wp_theme' );
		return $id;
	}

	/**
	 * Finds the posts of the theme.
	 *
	 * @param list<string> $types Post types.
	 * @param string       $slug  Slug of the post; '' for all.
	 * @return \WP_Post[]
	 */
	private function find( array $types, string $slug = '' ): array {
		return get_posts(
			array(
				'post_type'   => $types,
				'name'        => $slug,
				'post_status' => 'any',
				'numberposts' => -1,
				'tax_query'   => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Only while seeding.
					array(
						'taxonomy' => 'wp_theme',
						'field'    => 'name',
						'terms'    => $this->theme,
					),
				),
			)
		);
	}
}
