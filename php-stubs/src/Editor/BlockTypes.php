<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor;

use StorefrontIslands\Page\Assets\Build;

defined( 'ABSPATH' ) || exit;

/** Registers every block of the blocks folder, with one editor script for all of them. */
final class BlockTypes {
	/** Handle that each block.json names as its editorScript, and some as their editorStyle. */
	public const EDITOR_SCRIPT = 'storefront-islands-editor';

	/** Category that each block.json names. */
	private const CATEGORY = 'storefront-islands';

	/** Folder with one subfolder per block, and the metadata of all (tools/php-data.mjs). */
	private string $folder;

	private Build $build;
	private BlockRenderer $renderer;

	public function __construct( string $folder, Build $build, BlockRenderer $renderer ) {
		$this->folder   = $folder;
		$this->build    = $build;
		$this->renderer = $renderer;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_blocks' ) );
		add_filter( 'block_type_metadata', array( $this, 'translate_heading' ) );
		add_filter( 'block_categories_all', array( $this, 'add_category' ) );
	}

	/** Registers the editor's assets and the blocks. */
	public function register_blocks(): void {
		$this->build->register_script( self::EDITOR_SCRIPT, 'editor' );
		$this->build->register_style( self::EDITOR_SCRIPT, 'editor' );
		$metadata = "$this->folder/metadata.php";
		// Since WordPress 6.7; before, it reads the block.json of each block.
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( $this->folder, $metadata );
		}
		foreach ( array_keys( (array) require $metadata ) as $name ) {
			$render = "$this->folder/$name/render.php";
			register_block_type( "$this->folder/$name", is_file( $render ) ? array( 'render_callback' => $this->renderer->callback( $render ) ) : array() );
		}
	}

	/**
	 * Translates the default heading of a block: WordPress does not translate attributes of block.json.
	 *
	 * @param array<string, mixed> $metadata Contents of a block.json.
	 * @return array<string, mixed>
	 */
	public function translate_heading( array $metadata ): array {
		$heading    = self::heading( $metadata['name'] ?? null );
		$attributes = $metadata['attributes'] ?? null;
		if ( null !== $heading && is_array( $attributes ) && is_array( $attributes['heading'] ?? null ) ) {
			$attributes['heading']['default'] = $heading;
			$metadata['attributes']           = $attributes;
		}
		return $metadata;
	}

	/**
	 * Returns the heading of a block; null if it has none. WordPress asks for each of its own hundreds of blocks, too, so
	 * that nothing else is translated.
	 *
	 * @param mixed $name Full name of the block.
	 */
	private static function heading( $name ): ?string {
		switch ( $name ) {
			case 'storefront-islands/active-filters':
				return __( 'Active filters', 'storefront-islands' );
			case 'storefront-islands/price-filter':
				return __( 'Price', 'storefront-islands' );
			default:
				return null;
		}
	}

	/**
	 * Adds the plugin's category to the inserter.
	 *
	 * @param array<int, array<string, mixed>> $categories Existing categories.
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
