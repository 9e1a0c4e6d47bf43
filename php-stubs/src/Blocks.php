<?php
/**
 * The plugin's blocks.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

use StorefrontIslands\Assets\Build;

defined( 'ABSPATH' ) || exit;

/** Registers every block of the blocks folder, with one editor script for all of them. */
final class Blocks {
	/** What each block.json names as its editorScript. */
	public const EDITOR_SCRIPT = 'storefront-islands-editor';

	/** What each block.json names as its category. */
	private const CATEGORY = 'storefront-islands';

	/**
	 * The folder that holds one folder a block.
	 *
	 * @var string
	 */
	private $folder;

	/**
	 * The built scripts.
	 *
	 * @var Build
	 */
	private $build;

	/**
	 * Takes the folder and the build.
	 *
	 * @param string $folder The folder that holds one folder a block.
	 * @param Build  $build  The built scripts.
	 */
	public function __construct( string $folder, Build $build ) {
		$this->folder = $folder;
		$this->build  = $build;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'init', array( $this, 'register_blocks' ) );
		add_filter( 'block_categories_all', array( $this, 'add_category' ) );
	}

	/** Registers the editor script and the blocks that use it. */
	public function register_blocks(): void {
		$this->build->register_script( self::EDITOR_SCRIPT, 'editor' );
		$block_files = glob( $this->folder . '/*/block.json' );
		foreach ( false === $block_files ? array() : $block_files as $file ) {
			register_block_type( dirname( $file ) );
		}
	}

	/**
	 * Adds the plugin's category to the inserter.
	 *
	 * @param array<int, array<string, mixed>> $categories The categories so far.
	 * @return array<int, array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		$categories[] = array(
			'slug'  => self::CATEGORY,
			'title' => __( 'Storefront', 'storefront-islands' ),
			'icon'  => null,
		);
		return $categories;
	}
}
