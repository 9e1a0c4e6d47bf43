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

	private static array $expected;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		register_block_type(
			'test/texts',
			array(
				'render_callback' => static function (): string {
					$html = '';
					foreach ( self::TEXTS as $text ) {
						$encoded = Text::encode( $text );
						$html   .= "<p data-text=\"$encoded\">$encoded</p>";
					}
					return $html;
				},
			)
		);
		self::$expected = array( 'texts' => self::TEXTS, 'attributes' => self::TEXTS );
	}

	/** Returns the texts and attributes as a browser reads them in the page. */
	private static function read( string $html ): array {
		preg_match_all( '#<p data-text="([^"]*)">([^<]*)</p>#', $html, $found );
		return array(
			'texts'      => array_map( array( Text::class, 'decode' ), $found[2] ),
			'attributes' => array_map( array( Text::class, 'decode' ), $found[1] ),
		);
	}

	public function test_translations_are_found_in_the_plugins_folder(): void {
		$path = $GLOBALS['wp_textdomain_registry']->get( 'storefront-islands', 'de_DE' );
		self::assertSame( WP_PLUGIN_DIR . '/storefront-islands/languages', untrailingslashit( (string) $path ) );
	}

	public function test_text_survives_the_content(): void {
		self::assertSame( self::$expected, self::read( apply_filters( 'the_content', '<!-- wp:test/texts /-->' ) ) );
	}

	public function test_text_survives_a_template_around_the_content(): void {
		$content = apply_filters( 'the_content', '<!-- wp:test/texts /-->' );
		$GLOBALS['_wp_current_template_content'] = "<!-- wp:html -->$content<!-- /wp:html -->";
		self::assertSame( self::$expected, self::read( get_the_block_template_html() ) );
	}

	public function test_text_survives_a_template(): void {
		$GLOBALS['_wp_current_template_content'] = '<!-- wp:test/texts /-->';
		self::assertSame( self::$expected, self::read( get_the_block_template_html() ) );
	}

	public function test_text_survives_a_block_widget(): void {
		self::assertSame( self::$expected, self::read( apply_filters( 'widget_block_content', '<!-- wp:test/texts /-->', array(), null ) ) );
	}

	public function test_text_survives_texturize_and_smilies_alone(): void {
		self::assertSame( self::$expected, self::read( convert_smilies( wptexturize( do_blocks( '<!-- wp:test/texts /-->' ) ) ) ) );
	}

	public function test_words_numbers_and_spaces_are_unchanged(): void {
		self::assertSame( 'Blue mug, 12.50 Größe x', Text::encode( 'Blue mug, 12.50 Größe x' ) );
	}

	public function test_characters_invalid_in_html_are_removed(): void {
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
