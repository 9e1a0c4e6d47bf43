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
