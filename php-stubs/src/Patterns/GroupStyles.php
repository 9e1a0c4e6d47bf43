<?php
/**
 * Styles of the block Group.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Patterns;

defined( 'ABSPATH' ) || exit;

/**
 * Two arrangements that WordPress's own layouts have not: a header whose menu folds beside the search on small screens, and filters
 * beside products. Editors choose them for any group; only pages with such a group carry their style sheet.
 */
final class GroupStyles {
	private const HANDLE = 'storefront-islands-groups';

	/** What the classes of both begin with: WordPress makes them of the styles' names. */
	private const CLASS_START = 'is-style-storefront-';

	/**
	 * The plugin's main file.
	 *
	 * @var string
	 */
	private $plugin_file;

	/**
	 * Remembers where the plugin lives.
	 *
	 * @param string $plugin_file The plugin's main file.
	 */
	public function __construct( string $plugin_file ) {
		$this->plugin_file = $plugin_file;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'init', array( $this, 'register_styles' ) );
		add_action( 'enqueue_block_assets', array( $this, 'enqueue_in_editor' ) );
		add_filter( 'render_block_core/group', array( $this, 'enqueue_with_group' ), 10, 2 );
	}

	/**
	 * Offers both in the editor.
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
	 * Lets editors see what they choose.
	 *
	 * @internal
	 */
	public function enqueue_in_editor(): void {
		if ( is_admin() ) {
			wp_enqueue_style( self::HANDLE );
		}
	}

	/**
	 * A group is on the page.
	 *
	 * @internal
	 * @param string               $html  Its HTML, which stays as it is.
	 * @param array<string, mixed> $block The block as it was parsed.
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
