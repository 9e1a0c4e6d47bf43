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
	/** What each block.json names as its editorScript, and those that need it as an editorStyle. */
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
		add_filter( 'block_type_metadata', array( $this, 'translate_heading' ) );
		add_filter( 'block_categories_all', array( $this, 'add_category' ) );
	}

	/** Registers what the editor loads and the blocks that use it. */
	public function register_blocks(): void {
		$this->build->register_script( self::EDITOR_SCRIPT, 'editor' );
		$this->build->register_style( self::EDITOR_SCRIPT, 'editor' );
		$block_files = glob( $this->folder . '/*/block.json' );
		foreach ( false === $block_files ? array() : $block_files as $file ) {
			register_block_type( dirname( $file ) );
		}
	}

	/**
	 * Translates the heading that a block has unless somebody writes another: WordPress leaves attributes of block.json as they are.
	 *
	 * @param array<string, mixed> $metadata A block.json.
	 * @return array<string, mixed>
	 */
	public function translate_heading( array $metadata ): array {
		$headings   = array(
			'storefront-islands/active-filters' => __( 'Active filters', 'storefront-islands' ),
			'storefront-islands/price-filter'   => __( 'Price', 'storefront-islands' ),
		);
		$name       = $metadata['name'] ?? null;
		$attributes = $metadata['attributes'] ?? null;
		if ( is_string( $name ) && isset( $headings[ $name ] ) && is_array( $attributes ) && is_array( $attributes['heading'] ?? null ) ) {
			$attributes['heading']['default'] = $headings[ $name ];
			$metadata['attributes']           = $attributes;
		}
		return $metadata;
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
