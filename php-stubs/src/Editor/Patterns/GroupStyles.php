<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Two block styles for layouts that WordPress does not have: a header whose menu collapses beside the search on small
 * screens, and filters beside products. Editors can choose them for any group; only pages with such a group load the
 * style sheet.
 */
final class GroupStyles {
	private const HANDLE = 'storefront-islands-groups';

	/** Prefix of the classes that WordPress derives from the names of the styles. */
	private const CLASS_START = 'is-style-storefront-';

	/** Path of the plugin's main file. */
	private string $plugin_file;

	/**
	 * @param string $plugin_file Path of the plugin's main file.
	 */
	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_styles' ) );
		add_action( 'enqueue_block_assets', array( $this, 'enqueue_in_editor' ) );
		add_filter( 'render_block_core/group', array( $this, 'enqueue_with_group' ), 10, 2 );
	}

	/**
	 * Registers both styles in the editor.
	 *
	 * @internal
	 */
	public function register_styles(): void {
		$path = 'patterns/groups.css';
		wp_register_style( self::HANDLE, plugins_url( $path, $this->plugin_file ), array(), (string) filemtime( dirname( $this->plugin_file ) . "/$path" ) );
		wp_style_add_data( self::HANDLE, 'path', dirname( $this->plugin_file ) . "/$path" );
		register_block_style(
			'core/group',
			array(
				'name'  => 'storefront-header',
				'label' => __( 'Shop header', 'storefront-islands' ),
			)
		);
		register_block_style(
			'core/group',
			array(
				'name'  => 'storefront-catalogue',
				'label' => __( 'Filters beside products', 'storefront-islands' ),
			)
		);
	}

	/**
	 * Enqueues the style sheet in the editor.
	 *
	 * @internal
	 */
	public function enqueue_in_editor(): void {
		if ( is_admin() ) {
			wp_enqueue_style( self::HANDLE );
		}
	}

	/**
	 * Enqueues the style sheet if a group with one of the styles is rendered.
	 *
	 * @internal
	 * @param string               $html  HTML of the group, returned unchanged.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function enqueue_with_group( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? array();
		$classes    = is_array( $attributes ) ? $attributes['className'] ?? '' : '';
		if ( is_string( $classes ) && false !== strpos( $classes, self::CLASS_START ) ) {
			wp_enqueue_style( self::HANDLE );
		}
		return $html;
	}
}
