<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WP_Block_Pattern_Categories_Registry;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;

/** Tests that WordPress reads the plugin's patterns. */
final class PatternsTest extends TestCase {
	/** Returns the content of a pattern. */
	private static function content_of( string $name ): string {
		return (string) ( WP_Block_Patterns_Registry::get_instance()->get_registered( "storefront-islands/$name" )['content'] ?? '' );
	}

	/** Returns all blocks, including inner blocks. */
	private static function all_blocks( array $blocks ): array {
		return array_merge( $blocks, ...array_map( static fn( array $block ): array => self::all_blocks( $block['innerBlocks'] ), $blocks ) );
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
		foreach ( array( 'header', 'shop', 'cart', 'checkout', 'landing' ) as $name ) {
			$blocks = self::all_blocks( parse_blocks( trim( self::content_of( $name ) ) ) );
			self::assertNotSame( array(), $blocks );
			foreach ( $blocks as $block ) {
				$is_space = null === $block['blockName'] && '' === trim( $block['innerHTML'] );
				self::assertTrue( $is_space || WP_Block_Type_Registry::get_instance()->is_registered( (string) $block['blockName'] ) );
				self::assertIsArray( $block['attrs'] );
			}
		}
	}

	public function test_quotes_and_angle_brackets_are_escaped_in_attributes(): void {
		$hostile = 'L\'<b>"état" -->';
		add_filter( 'gettext_storefront-islands', static fn( string $translation, string $text ): string => 'Category' === $text ? $hostile : $translation, 10, 2 );
		// The registry has already read the file, in English.
		$content = self::printed_by(
			static function (): void {
				include WP_PLUGIN_DIR . '/storefront-islands/patterns/shop.php';
			}
		);
		self::assertContains( $hostile, array_column( array_column( self::all_blocks( parse_blocks( $content ) ), 'attrs' ), 'heading' ) );
	}

	public function test_the_style_of_group_blocks_is_loaded_only_for_pages_that_need_it(): void {
		self::assertFalse( self::wants_style( '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->' ) );
		self::assertTrue( self::wants_style( self::content_of( 'header' ) ) );
		self::assertTrue( self::wants_style( self::content_of( 'shop' ) ) );
	}

	/** The editor shows them in a frame without a URL. */
	public function test_urls_in_patterns_are_absolute(): void {
		preg_match_all( '/href="([^"]*)"/', self::content_of( 'landing' ), $found );
		self::assertCount( 2, $found[1] );
		foreach ( $found[1] as $address ) {
			self::assertStringStartsWith( home_url( '/' ), $address );
		}
	}
}
