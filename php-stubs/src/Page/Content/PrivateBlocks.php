<?php

declare(strict_types=1);

namespace StorefrontIslands\Page\Content;

use StorefrontIslands\Page\Shortcodes\Tags;
use StorefrontIslands\Replacement\ReplacedBlocks;
use StorefrontIslands\Replacement\ReplacedShortcodes;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the blocks that print the visitor's own data in content: as blocks and as shortcodes, also in synced patterns
 * and patterns, and as WooCommerce's blocks that they replace.
 */
final class PrivateBlocks {
	/** Full names of the blocks. */
	private const NAMES = array(
		'storefront-islands/account',
		'storefront-islands/cart',
		'storefront-islands/checkout',
		'storefront-islands/purchase-summary',
	);

	/** Options of WordPress's widgets that hold blocks or shortcodes, with the field that holds them. */
	private const WIDGETS = array(
		'widget_block'       => 'content',
		'widget_text'        => 'text',
		'widget_custom_html' => 'content',
	);

	/**
	 * Full names of the blocks to find.
	 *
	 * @var list<string>
	 */
	private array $names;

	/**
	 * @param list<string> $names Full names of the blocks to find, by default those with the visitor's data.
	 */
	public function __construct( array $names = self::NAMES ) {
		$this->names = $names;
	}

	/**
	 * Returns the same without some blocks.
	 *
	 * @param list<string> $names Full names of the blocks not to find.
	 */
	public function without( array $names ): self {
		return new self( array_values( array_diff( $this->names, $names ) ) );
	}

	/**
	 * True if a block prints the visitor's own data.
	 *
	 * @param string $name Full name of the block.
	 */
	public function is_private( string $name ): bool {
		return in_array( ReplacedBlocks::by( $name ) ?? $name, $this->names, true );
	}

	/**
	 * True if content contains such a block. The search ends at a synced pattern that contains itself.
	 *
	 * @param string    $content Serialized blocks, or any text with shortcodes.
	 * @param list<int> $inside  Ids of the synced patterns that contain this content.
	 */
	public function in_content( string $content, array $inside = array() ): bool {
		$names = ReplacedBlocks::with_replaced( $this->names );
		foreach ( $names as $name ) {
			if ( has_block( $name, $content ) ) {
				return true;
			}
		}
		if ( array() !== array_intersect( array_merge( Tags::blocks_in( $content ), $this->shortcodes_in( $content ) ), $names ) ) {
			return true;
		}
		return $this->in_synced_patterns( $content, $inside ) || $this->in_patterns( $content, $inside );
	}

	/**
	 * Returns the full names of WooCommerce's blocks whose shortcode is in a content, without those of shortcodes that stay,
	 * unless they are to be found themselves.
	 *
	 * @return list<string>
	 */
	private function shortcodes_in( string $content ): array {
		return array_values( array_filter( ReplacedShortcodes::in_content( $content ), fn( string $name ): bool => in_array( $name, $this->names, true ) || ! ReplacedShortcodes::is_kept( $name ) ) );
	}

	/** True if a post contains such a block, in its content or in its Elementor data. */
	public function in_post( \WP_Post $post ): bool {
		return $this->in_content( $post->post_content ) || $this->in_elementor( (int) $post->ID );
	}

	/** True if a template of Elementor's theme builder for the current page contains such a block. */
	public function in_theme_builder(): bool {
		foreach ( ThemeBuilder::templates() as $template ) {
			if ( $this->in_elementor( $template ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if a post contains such a block in its Elementor data: as a widget, in the texts of widgets, or in a template
	 * that it prints. The search ends at a template that contains itself.
	 *
	 * @param list<int> $inside Ids of the posts that contain it.
	 */
	private function in_elementor( int $post_id, array $inside = array() ): bool {
		$data   = new ElementorData( $post_id );
		$inside = array_merge( $inside, array( $post_id ) );
		if ( array() !== array_intersect( $data->blocks, $this->names ) || $this->in_content( $data->texts ) ) {
			return true;
		}
		foreach ( array_diff( $data->templates, $inside ) as $template ) {
			if ( $this->in_elementor( $template, $inside ) ) {
				return true;
			}
		}
		return false;
	}

	/** True if a widget of a classic theme contains such a block. */
	public function in_widgets(): bool {
		if ( wp_is_block_theme() ) {
			return false;
		}
		foreach ( array_diff_key( wp_get_sidebars_widgets(), array( 'wp_inactive_widgets' => true ) ) as $ids ) {
			foreach ( array_filter( (array) $ids, 'is_string' ) as $id ) {
				if ( $this->in_content( $this->widget( $id ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the content of a widget; empty for other kinds of widgets.
	 *
	 * @param string $id Kind and number of the widget, such as text-2.
	 */
	private function widget( string $id ): string {
		preg_match( '/^(.+)-(\d+)$/', $id, $found );
		$option  = 'widget_' . ( $found[1] ?? '' );
		$field   = self::WIDGETS[ $option ] ?? '';
		$widgets = '' === $field ? array() : (array) get_option( $option, array() );
		$widget  = $widgets[ $found[2] ?? '' ] ?? array();
		$content = is_array( $widget ) ? $widget[ $field ] ?? '' : '';
		return is_string( $content ) ? $content : '';
	}

	/**
	 * True if a synced pattern in the content contains such a block.
	 *
	 * @param list<int> $inside Ids of the synced patterns that contain this content.
	 */
	private function in_synced_patterns( string $content, array $inside ): bool {
		preg_match_all( '/<!-- wp:block \{[^>]*"ref":(\d+)/', $content, $found );
		foreach ( array_diff( array_map( 'intval', $found[1] ), $inside ) as $id ) {
			$pattern = get_post( $id );
			if ( $pattern instanceof \WP_Post && $this->in_content( $pattern->post_content, array_merge( $inside, array( $id ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * True if a pattern of a theme or plugin in the content contains such a block.
	 *
	 * @param list<int> $inside Ids of the synced patterns that contain this content.
	 */
	private function in_patterns( string $content, array $inside ): bool {
		preg_match_all( '/<!-- wp:pattern \{[^>]*"slug":"([^"]+)"/', $content, $found );
		foreach ( $found[1] as $slug ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( stripslashes( $slug ) );
			$inner   = is_array( $pattern ) && isset( $pattern['content'] ) && is_string( $pattern['content'] ) ? $pattern['content'] : '';
			// A pattern that contains itself would recurse forever.
			if ( false === strpos( $inner, $slug ) && $this->in_content( $inner, $inside ) ) {
				return true;
			}
		}
		return false;
	}
}
