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

	/** Returns true if the script that reads colours off the page is enqueued once an island was rendered, or none was. */
	private static function reads_the_page( bool $has_island = true ): bool {
		$colors = new PageColors();
		if ( $has_island ) {
			$colors->look_at_island();
		}
		wp_dequeue_script( 'storefront-islands-page-colors' );
		$colors->add_script();
		return wp_script_is( 'storefront-islands-page-colors' );
	}

	public function test_colours_are_read_off_the_page_where_wordpress_does_not_know_them(): void {
		self::assertFalse( self::reads_the_page(), 'a block theme' );
		add_filter( 'stylesheet', static fn(): string => 'no-theme' );
		add_filter( 'template', static fn(): string => 'no-theme' );
		wp_clean_theme_json_cache();
		self::assertTrue( self::reads_the_page(), 'a classic theme' );
		self::assertFalse( self::reads_the_page( false ), 'a page without an island' );
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
