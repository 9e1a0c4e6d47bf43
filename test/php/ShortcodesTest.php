<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\Shortcodes\Attributes;
use StorefrontIslands\Page\Shortcodes\Tags;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** Tests blocks placed by shortcodes. */
final class ShortcodesTest extends TestCase {
	/** Returns the attributes as the block type parses them. */
	private static function read( string $written ): Attributes {
		$types = array( 'productId' => 'integer', 'showAll' => 'boolean', 'ratio' => 'number', 'label' => 'string', 'items' => 'array', 'style' => 'object' );
		$order = array( 'order' => array( 'type' => 'string', 'enum' => array( 'up', 'down' ) ) );
		$block = new WP_Block_Type( 'test/block', array( 'attributes' => $order + array_map( static fn( string $type ): array => compact( 'type' ), $types ) ) );
		return new Attributes( $block, (array) shortcode_parse_atts( $written ) );
	}

	/** Returns the HTML of a content with shortcodes for a visitor. */
	private static function shown( string $content, int $user = 0 ): string {
		wp_set_current_user( $user );
		return do_shortcode( $content );
	}

	public function test_attributes_have_the_types_of_block_json(): void {
		self::assertSame(
			array( 'productId' => 12, 'showAll' => true, 'ratio' => 1.5, 'label' => 'Mugs & "more"', 'order' => 'down' ),
			self::read( 'product-id="12" showall="yes" RATIO="1.5" label="Mugs &amp; &quot;more&quot;" order="down"' )->values
		);
		self::assertSame( array( 'showAll' => false ), self::read( 'show_all="off"' )->values );
	}

	public function test_lists_and_objects_are_json_lists_also_comma_separated(): void {
		self::assertSame( array( 'items' => array( 'a', 'b c' ) ), self::read( 'items="a, b c"' )->values );
		self::assertSame( array( 'items' => array( 1, 2 ) ), self::read( 'items="&#91;1,2&#93;"' )->values );
		self::assertSame( array( 'style' => array( 'color' => array( 'text' => 'red' ) ) ), self::read( "style='{\"color\":{\"text\":\"red\"}}'" )->values );
	}

	public function test_unknown_and_invalid_attributes_are_ignored(): void {
		$attributes = self::read( 'productid="many" order="sideways" style="x" lock="1" colour="red" alone' );
		self::assertSame( array(), $attributes->values );
		self::assertSame( array( 'productId', 'order', 'style' ), $attributes->wrong );
		self::assertSame( array( 'lock', 'colour', 'alone' ), $attributes->unknown );
	}

	public function test_a_block_is_rendered_in_place_of_its_shortcode(): void {
		self::assertMatchesRegularExpression( '/^<p>a<\/p><div [^>]*class="[^"]*storefront-search-block[^"]*"/', self::shown( '<p>a</p>[storefront_island name="search" suggests="no"]' ) );
		self::assertMatchesRegularExpression( '/data-island="search"/', self::shown( '[storefront_island name="storefront-islands/search" /]' ) );
		self::assertMatchesRegularExpression( '/class="[^"]*\bstorefront-account\b/', self::shown( '[storefront_my_account]' ) );
	}

	public function test_every_shortcode_of_the_documentation_exists(): void {
		foreach ( array( 'README.md', 'docs/site.md', 'php-stubs/readme.txt' ) as $file ) {
			preg_match_all( '/\[(storefront_\w+)/', (string) file_get_contents( dirname( __DIR__, 2 ) . "/$file" ), $named );
			self::assertNotSame( array(), $named[1], $file );
			self::assertSame( array(), array_values( array_filter( array_unique( $named[1] ), static fn( string $tag ): bool => ! shortcode_exists( $tag ) ) ) );
		}
	}

	public function test_content_between_the_tags_becomes_inner_content(): void {
		$html = self::shown( '[storefront_island name="filters"]<em>in</em>[storefront_island name="search"][/storefront_island]' );
		self::assertMatchesRegularExpression( '/<aside .*<em>in<\/em>.*data-island="search".*<\/aside>/s', $html );
	}

	public function test_brackets_in_the_output_of_a_block_are_no_shortcode(): void {
		register_block_type( 'test/search-words', array( 'render_callback' => static fn(): string => '<i>[storefront_my_account]</i>' ) );
		$html = self::shown( '[storefront_filters]<!-- wp:test/search-words /-->[storefront_island name="search"][/storefront_filters]' );
		unregister_block_type( 'test/search-words' );
		self::assertSame( 1, substr_count( $html, '<i>[storefront_my_account]</i>' ) );
		self::assertSame( 1, substr_count( $html, 'data-island="search"' ) );
	}

	public function test_no_content_between_the_tags_is_lost(): void {
		$html = self::shown( '[storefront_island name="search"]<b>between</b>[storefront_island name="filters"]in[/storefront_island]' );
		self::assertSame( 1, substr_count( $html, '<b>between</b>' ) );
		self::assertSame( 1, substr_count( $html, '<aside ' ) );
	}

	public function test_error_notes_are_shown_to_editors_only(): void {
		$content = '[storefront_island name="<script>x" /][storefront_island name="search" colour="red" /]';
		self::assertStringNotContainsString( 'note', self::shown( $content ) );
		$html = self::shown( $content, 1 );
		self::assertSame( 2, substr_count( $html, 'storefront-editor-note' ) );
		self::assertStringNotContainsString( '<script>', $html );
		self::assertStringContainsString( 'colour', $html );
	}

	public function test_malicious_attributes_are_escaped(): void {
		$html = self::shown( '[storefront_my_account label="<img src=x onerror=alert(1)>&quot; onclick=&quot;x" classname="&quot; onclick=&quot;x"]' );
		self::assertStringNotContainsString( '<img', $html );
		self::assertDoesNotMatchRegularExpression( '/<[a-z]+[^<>"]*("[^"]*"[^<>"]*)*\sonclick=/', $html );
	}

	/** Returns the plugin's blocks that may stand in any place, by name. */
	private static function blocks(): array {
		return array_filter(
			WP_Block_Type_Registry::get_instance()->get_all_registered(),
			static fn( WP_Block_Type $block ): bool => 0 === strpos( $block->name, 'storefront-islands/' ) && null === $block->parent
		);
	}

	public function test_every_block_has_a_shortcode_of_its_name(): void {
		self::assertGreaterThan( 15, count( self::blocks() ) );
		foreach ( array_keys( self::blocks() ) as $name ) {
			$tag = 'storefront_' . strtr( substr( $name, strlen( 'storefront-islands/' ) ), '-', '_' );
			self::assertTrue( shortcode_exists( $tag ), "[$tag]" );
			self::assertSame( $name, Tags::block( $tag, array() ) );
			self::assertStringNotContainsString( "[$tag", self::shown( "[$tag /]" ) );
		}
		self::assertFalse( shortcode_exists( 'storefront_area' ) );
	}
}
