<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Shop\Swatch;
use StorefrontIslands\Views\Catalogue\SwatchSample;
use StorefrontIslands\Views\Filters\FilterListRow;
use StorefrontIslands\Views\Filters\FilterTerm;

/**
 * Tests the samples of attribute values in forms and filters.
 */
final class SwatchesTest extends TestCase {
	public function test_a_sample_is_a_colour_or_the_address_of_a_picture_and_nothing_else(): void {
		self::assertSame( '', SwatchSample::html( new Swatch( array( 'red;background:url(//x)', '"><script>', 7 ), 'javascript:alert(1)' ) ) );
		self::assertStringContainsString( 'src="https', SwatchSample::html( new Swatch( array( '#fff' ), 'https://example.com/a.jpg' ) ) );
	}

	public function test_a_filter_shows_a_sample_before_the_name(): void {
		$term         = new FilterTerm( 1, 'night', 'Night', 3 );
		$term->sample = ( new Swatch( array( '#000', '#fff' ) ) )->address();
		$html         = html_entity_decode( ( new FilterListRow( 'filter_color[]', 'checkbox', false, true ) )->node( $term, false, false )->html(), ENT_QUOTES | ENT_HTML5 );
		self::assertSame( 1, preg_match( '~<img src="data:image/svg\+xml,([^"]+)" alt="" decoding="async"/><span class="storefront-filter-list__name">Night~', $html, $found ) );
		self::assertStringContainsString( "fill='#000' d='M0 0h2v2H0z'/><path fill='#fff'", rawurldecode( $found[1] ) );
		self::assertSame( array( 1, 'night', 'Night', 3, 0, '', $term->sample ), $term->props() );
	}
}
