<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Html\Text;

/** Tests that server-rendered HTML is encoded once: texts survive all filters of WordPress. */
final class TextTest extends TestCase {
	private const TEXTS = array(
		'5x7',
		'Frame 10.5x7,5 x 3x',
		'a -- b --- c - d',
		'wait...',
		'[gallery]',
		'[caption]x[/caption] [[gallery]]',
		':) ;-) 8-) :oops: :mrgreen:',
		'Wordpress (Wordpress "Wordpress"',
		"it's 'quoted' \"twice\" '90s 'tis 6' 2\" ``q''",
		'(tm) (c) 1/2 & &amp; &lt; &#39; &nbsp; &',
		'<b>bold</b> <script>alert(1)</script> --> ]]>',
		"two\n\nparagraphs\ttab",
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
		"first\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ\nlast",
		'mail@example.com',
		'Größe ❤ 😀 مرحبا 日本',
		'$12.00 1,234.50 €',
		'%s {{x}} <!-- wp:paragraph -->',
		'',
	);

	/** @dataProvider pages */
	public function test_text_survives_all_filters( callable $shown ): void {
		$paragraph = static fn( string $text ): string => '<p data-text="' . Text::encode( $text ) . '">' . Text::encode( $text ) . '</p>';
		register_block_type( 'test/texts', array( 'render_callback' => static fn(): string => implode( array_map( $paragraph, self::TEXTS ) ) ) );
		$html = $shown( '<!-- wp:test/texts /-->' );
		unregister_block_type( 'test/texts' );
		preg_match_all( '#<p data-text="([^"]*)">([^<]*)</p>#', $html, $found );
		// As a browser reads them in the page.
		self::assertSame( self::TEXTS, array_map( array( Text::class, 'decode' ), $found[2] ) );
		self::assertSame( self::TEXTS, array_map( array( Text::class, 'decode' ), $found[1] ) );
	}

	public static function pages(): array {
		$in_template = static function ( string $content ): string {
			$GLOBALS['_wp_current_template_content'] = $content;
			return get_the_block_template_html();
		};
		return array(
			'of the content'          => array( static fn( string $block ): string => apply_filters( 'the_content', $block ) ),
			'of a template'           => array( $in_template ),
			'of a template around it' => array( static fn( string $block ): string => $in_template( '<!-- wp:html -->' . apply_filters( 'the_content', $block ) . '<!-- /wp:html -->' ) ),
			'of a block widget'       => array( static fn( string $block ): string => apply_filters( 'widget_block_content', $block, array(), null ) ),
			'alone'                   => array( static fn( string $block ): string => convert_smilies( wptexturize( do_blocks( $block ) ) ) ),
		);
	}

	public function test_translations_are_found_in_the_plugins_folder(): void {
		$path = $GLOBALS['wp_textdomain_registry']->get( 'storefront-islands', 'de_DE' );
		self::assertSame( WP_PLUGIN_DIR . '/storefront-islands/languages', untrailingslashit( (string) $path ) );
	}

	public function test_words_are_unchanged_and_characters_invalid_in_html_are_removed(): void {
		self::assertSame( 'Blue mug, 12.50 Größe x', Text::encode( 'Blue mug, 12.50 Größe x' ) );
		self::assertSame( 'ab', Text::encode( "a\0b" ) );
	}

	public function test_executable_urls_are_refused(): void {
		self::assertSame( '', Text::url( 'javascript:alert(1)' ) );
		self::assertSame( 'https://shop.test/?a=1&b=2', Text::decode( Text::url( 'https://shop.test/?a=1&b=2' ) ) );
	}

	public function test_json_decodes_to_the_same_value(): void {
		$value = array( 'name' => '5x7 "q" </script> [gallery]', 'n' => 1.5 );
		self::assertSame( $value, json_decode( Text::decode( Text::json( $value ) ), true ) );
	}

	public function test_decodes_the_entities_of_the_store_api(): void {
		self::assertSame( "Tom & Jerry’s £5 \"x\" '", Text::decode( 'Tom &amp; Jerry&#8217;s &pound;5 &quot;x&quot; &#039;' ) );
	}

	public function test_plain_text_decodes_every_named_entity_as_the_browser_does(): void {
		self::assertSame( '&notit; ∉ ≠ =⃥', PlainText::decode( '&notit; &notin; &NotEqual; &bne;' ) );
		self::assertSame( "a\tb\nc\u{205F}\u{200A}d;", PlainText::decode( 'a&Tab;b&NewLine;c&ThickSpace;d&semi;' ) );
		self::assertSame( '∳ &CounterClockwiseContourIntegrals;', PlainText::decode( '&CounterClockwiseContourIntegral; &CounterClockwiseContourIntegrals;' ) );
	}
}
