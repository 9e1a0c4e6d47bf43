<?php
/**
 * Blocks that show something of the visitor.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/** Knows the blocks that print a visitor's own data, and finds them in content, through synced patterns and patterns too. */
final class PrivateBlocks {
	/** Full names. */
	private const NAMES = array(
		'storefront-islands/cart',
		'storefront-islands/checkout',
		'storefront-islands/account',
	);

	/**
	 * Whether a block prints a visitor's own data.
	 *
	 * @param string $name The block's full name.
	 */
	public function is_private( string $name ): bool {
		return in_array( $name, self::NAMES, true );
	}

	/**
	 * Whether content holds such a block.
	 *
	 * @param string    $content Serialized blocks.
	 * @param list<int> $inside  Ids of the synced patterns that this content stands in; one that holds itself ends there.
	 */
	public function in_content( string $content, array $inside = array() ): bool {
		foreach ( self::NAMES as $name ) {
			if ( has_block( $name, $content ) ) {
				return true;
			}
		}
		return $this->in_synced_patterns( $content, $inside ) || $this->in_patterns( $content, $inside );
	}

	/** Whether a block widget of a classic theme holds such a block. */
	public function in_widgets(): bool {
		if ( wp_is_block_theme() ) {
			return false;
		}
		foreach ( (array) get_option( 'widget_block', array() ) as $widget ) {
			if ( is_array( $widget ) && isset( $widget['content'] ) && is_string( $widget['content'] ) && $this->in_content( $widget['content'] ) ) {
				return true;
			}
		}
		return false;
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
