<?php
/**
 * Server HTML is encoded once: what a text says survives everything that WordPress does to it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Html\Text;

$texts = array(
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

register_block_type(
	'test/texts',
	array(
		'render_callback' => static function () use ( $texts ): string {
			$html = '';
			foreach ( $texts as $text ) {
				$encoded = Text::encode( $text );
				$html   .= "<p data-text=\"$encoded\">$encoded</p>";
			}
			return $html;
		},
	)
);

/** What a browser would read in the page: each text, and as often as attribute. */
$read = static function ( string $html ): array {
	preg_match_all( '#<p data-text="([^"]*)">([^<]*)</p>#', $html, $found );
	return array(
		'texts'      => array_map( array( Text::class, 'decode' ), $found[2] ),
		'attributes' => array_map( array( Text::class, 'decode' ), $found[1] ),
	);
};

$expected = array(
	'texts'      => $texts,
	'attributes' => $texts,
);

return array(
	'translations are found in the plugin’s folder' => static function (): void {
		$path = $GLOBALS['wp_textdomain_registry']->get( 'storefront-islands', 'de_DE' );
		same( WP_PLUGIN_DIR . '/storefront-islands/languages', untrailingslashit( (string) $path ) );
	},
	'survives the_content'                    => static function () use ( $read, $expected ): void {
		same( $expected, $read( apply_filters( 'the_content', '<!-- wp:test/texts /-->' ) ) );
	},
	'survives a template around the_content'  => static function () use ( $read, $expected ): void {
		$content = apply_filters( 'the_content', '<!-- wp:test/texts /-->' );
		$GLOBALS['_wp_current_template_content'] = "<!-- wp:html -->$content<!-- /wp:html -->";
		same( $expected, $read( get_the_block_template_html() ) );
	},
	'survives a template'                     => static function () use ( $read, $expected ): void {
		$GLOBALS['_wp_current_template_content'] = '<!-- wp:test/texts /-->';
		same( $expected, $read( get_the_block_template_html() ) );
	},
	'survives a block widget'                 => static function () use ( $read, $expected ): void {
		same( $expected, $read( apply_filters( 'widget_block_content', '<!-- wp:test/texts /-->', array(), null ) ) );
	},
	'survives texturize and smilies alone'     => static function () use ( $read, $expected ): void {
		same( $expected, $read( convert_smilies( wptexturize( do_blocks( '<!-- wp:test/texts /-->' ) ) ) ) );
	},
	'leaves words, numbers and spaces'        => static function (): void {
		same( 'Blue mug, 12.50 Größe x', Text::encode( 'Blue mug, 12.50 Größe x' ) );
	},
	'leaves out what no browser can show'     => static function (): void {
		same( 'ab', Text::encode( "a\0b" ) );
	},
	'refuses addresses that run scripts'      => static function (): void {
		same( '', Text::url( 'javascript:alert(1)' ) );
		same( 'https://shop.test/?a=1&b=2', Text::decode( Text::url( 'https://shop.test/?a=1&b=2' ) ) );
	},
	'writes JSON that is the same afterwards' => static function (): void {
		$value = array(
			'name' => '5x7 "q" </script> [gallery]',
			'n'    => 1.5,
		);
		same( $value, json_decode( Text::decode( Text::json( $value ) ), true ) );
	},
	'decodes what the Store API encodes'      => static function (): void {
		same( "Tom & Jerry’s £5 \"x\" '", Text::decode( 'Tom &amp; Jerry&#8217;s &pound;5 &quot;x&quot; &#039;' ) );
	},
);
