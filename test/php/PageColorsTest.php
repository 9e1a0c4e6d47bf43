<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\PageColors;

/** Tests the colours of the theme's page. */
final class PageColorsTest extends TestCase {
	/** @dataProvider themes */
	public function test_prints_a_pair_of_colours_that_the_style_sheets_do_not_use_and_nothing_else( array $colors, string $printed ): void {
		self::assertSame( '' === $printed ? '' : ":root{{$printed}}", PageColors::css( $colors ) );
	}

	public function test_reads_the_colours_of_the_body_as_wordpress_keeps_them(): void {
		$kept = array_intersect_key( (array) wp_get_global_styles( array( 'color' ) ), array( 'background' => '', 'text' => '' ) );
		self::assertSame( PageColors::css( $kept ), PageColors::css( PageColors::of_body( wp_get_global_stylesheet() ) ) );
		$variation = ':root{--x: 1}body { margin: 0; }.wp-block-body{color: blue}tbody{color: green}body{background-color: var(--wp--preset--color--base);color: #330616;font-weight: 300;}a:where(body){color: red}';
		self::assertSame( array( 'background' => 'var(--wp--preset--color--base)', 'text' => '#330616' ), PageColors::of_body( $variation ) );
	}

	public static function themes(): array {
		return array(
			'presets of the style sheets' => array( array( 'background' => 'var:preset|color|base', 'text' => 'var(--wp--preset--color--contrast)' ), '' ),
			'another preset'              => array( array( 'background' => 'var:preset|color|base', 'text' => 'var:preset|color|accent-2' ), '--storefront-page-background:var(--wp--preset--color--base);--storefront-page-text:var(--wp--preset--color--accent-2)' ),
			'colours'                     => array( array( 'background' => '#330616', 'text' => 'rgb(255, 255, 255)' ), '--storefront-page-background:#330616;--storefront-page-text:rgb(255, 255, 255)' ),
			'none'                        => array( array(), '' ),
			'no text'                     => array( array( 'background' => '#fff' ), '' ),
			'no background'               => array( array( 'text' => '#000' ), '' ),
			'end of the rule'             => array( array( 'background' => '#fff', 'text' => '#000;}body{display:none' ), '' ),
			'end of the style'            => array( array( 'background' => '</style><script>', 'text' => '#000' ), '' ),
			'reference to a part'         => array( array( 'background' => array( 'ref' => 'styles.color.text' ), 'text' => '#000' ), '' ),
		);
	}
}
