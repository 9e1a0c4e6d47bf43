<?php
/**
 * Blocks that show something of the visitor.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Replace\Replaced;
use StorefrontIslands\Shortcodes\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Knows the blocks that print a visitor's own data, and finds them in content: as blocks and as shortcodes, through synced
 * patterns and patterns too, and as blocks of WooCommerce's that they answer for.
 */
final class PrivateBlocks {
	/** Full names. */
	private const NAMES = array(
		'storefront-islands/cart',
		'storefront-islands/checkout',
		'storefront-islands/purchase-summary',
	);

	/** Options of WordPress's widgets that hold blocks or shortcodes, and the field that does. */
	private const WIDGETS = array(
		'widget_block'       => 'content',
		'widget_text'        => 'text',
		'widget_custom_html' => 'content',
	);

	/** Post meta in which Elementor keeps what a page is built of, as JSON. */
	private const ELEMENTOR_META = '_elementor_data';

	/**
	 * The full names that it finds.
	 *
	 * @var list<string>
	 */
	private $names;

	/**
	 * Finds private blocks, or those that are asked for.
	 *
	 * @param list<string> $names Full names.
	 */
	public function __construct( array $names = self::NAMES ) {
		$this->names = $names;
	}

	/**
	 * Whether a block prints a visitor's own data.
	 *
	 * @param string $name The block's full name.
	 */
	public function is_private( string $name ): bool {
		return in_array( Replaced::by( $name ) ?? $name, $this->names, true );
	}

	/**
	 * Whether content holds such a block.
	 *
	 * @param string    $content Serialized blocks, or any text with shortcodes.
	 * @param list<int> $inside  Ids of the synced patterns that this content stands in; one that holds itself ends there.
	 */
	public function in_content( string $content, array $inside = array() ): bool {
		$names = Replaced::with_replaced( $this->names );
		foreach ( $names as $name ) {
			if ( has_block( $name, $content ) ) {
				return true;
			}
		}
		if ( array() !== array_intersect( Tags::blocks_in( $content ), $names ) ) {
			return true;
		}
		return $this->in_synced_patterns( $content, $inside ) || $this->in_patterns( $content, $inside );
	}

	/**
	 * Whether a post holds such a block, in its content or in what Elementor keeps beside it.
	 *
	 * @param \WP_Post $post The post whose page is made.
	 */
	public function in_post( \WP_Post $post ): bool {
		if ( $this->in_content( $post->post_content ) ) {
			return true;
		}
		$built = get_post_meta( $post->ID, self::ELEMENTOR_META, true );
		// JSON: quotes inside its texts are escaped.
		return is_string( $built ) && $this->in_content( stripslashes( $built ) );
	}

	/** Whether a widget that a classic theme shows holds such a block. */
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
	 * What a widget holds, empty for one of another kind.
	 *
	 * @param string $id Its kind and number: text-2.
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
	 * Whether a synced pattern in the content holds such a block.
	 *
	 * @param string    $content Serialized blocks.
	 * @param list<int> $inside  Ids of the synced patterns that this content stands in.
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
	 * Whether a theme's or plugin's pattern in the content holds such a block.
	 *
	 * @param string    $content Serialized blocks.
	 * @param list<int> $inside  Ids of the synced patterns that this content stands in.
	 */
	private function in_patterns( string $content, array $inside ): bool {
		preg_match_all( '/<!-- wp:pattern \{[^>]*"slug":"([^"]+)"/', $content, $found );
		foreach ( $found[1] as $slug ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( stripslashes( $slug ) );
			$inner   = is_array( $pattern ) && isset( $pattern['content'] ) && is_string( $pattern['content'] ) ? $pattern['content'] : '';
			// A pattern that names itself would never end.
			if ( false === strpos( $inner, $slug ) && $this->in_content( $inner, $inside ) ) {
				return true;
			}
		}
		return false;
	}
}
