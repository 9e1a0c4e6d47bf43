<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

/** Tests that WordPress reads the plugin's patterns. */
final class PatternsTest extends TestCase {
	private const PATTERNS = array( 'header', 'shop', 'cart', 'checkout', 'landing' );

	/** Returns the content of a pattern. */
	private static function content_of( string $name ): string {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'storefront-islands/' . $name );
		return is_array( $pattern ) ? (string) $pattern['content'] : '';
	}

	/** Returns all blocks of a content, including inner blocks. */
	private static function all_blocks( array $blocks ): array {
		$all = array();
		foreach ( $blocks as $block ) {
			$all = array_merge( $all, array( $block ), self::all_blocks( $block['innerBlocks'] ) );
		}
		return $all;
	}

	/** Returns true if the style sheet of groups is enqueued after the blocks are rendered. */
	private static function wants_style( string $content ): bool {
		wp_dequeue_style( 'storefront-islands-groups' );
		do_blocks( $content );
		$is_wanted = wp_style_is( 'storefront-islands-groups' );
		wp_dequeue_style( 'storefront-islands-groups' );
		return $is_wanted;
	}

	public function test_each_pattern_is_in_the_category_and_has_registered_blocks_only(): void {
		self::assertTrue( WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'storefront-islands' ) );
		foreach ( self::PATTERNS as $name ) {
			$blocks = self::all_blocks( parse_blocks( trim( self::content_of( $name ) ) ) );
			self::assertGreaterThan( 0, count( $blocks ) );
			foreach ( $blocks as $block ) {
				$is_space = null === $block['blockName'] && '' === trim( $block['innerHTML'] );
				self::assertTrue( $is_space || WP_Block_Type_Registry::get_instance()->is_registered( (string) $block['blockName'] ) );
				self::assertTrue( is_array( $block['attrs'] ) );
			}
		}
	}

	public function test_quotes_and_angle_brackets_are_escaped_in_attributes(): void {
		$translate = static fn( string $translation, string $text ): string => 'Category' === $text ? 'L\'<b>"état" -->' : $translation;
		add_filter( 'gettext_storefront-islands', $translate, 10, 2 );
		// The registry has already read the file, in English.
		ob_start();
		include WP_PLUGIN_DIR . '/storefront-islands/patterns/shop.php';
		$content = (string) ob_get_clean();
		remove_filter( 'gettext_storefront-islands', $translate );
		$headings = array();
		foreach ( self::all_blocks( parse_blocks( $content ) ) as $block ) {
			$headings[] = $block['attrs']['heading'] ?? '';
		}
		self::assertContains( 'L\'<b>"état" -->', $headings );
	}

	public function test_the_style_of_group_blocks_is_loaded_only_for_pages_that_need_it(): void {
		self::assertFalse( self::wants_style( '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->' ) );
		self::assertTrue( self::wants_style( self::content_of( 'header' ) ) );
		self::assertTrue( self::wants_style( self::content_of( 'shop' ) ) );
	}

	public function test_urls_in_patterns_are_absolute_as_the_editor_shows_them_in_a_frame_without_a_url(): void {
		preg_match_all( '/href="([^"]*)"/', self::content_of( 'landing' ), $found );
		self::assertCount( 2, $found[1] );
		foreach ( $found[1] as $address ) {
			self::assertSame( 0, strpos( $address, home_url( '/' ) ) );
		}
	}
}
