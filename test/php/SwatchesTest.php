<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Filters\FilterListRow;
use StorefrontIslands\Catalogue\Filters\FilterTerm;
use StorefrontIslands\Catalogue\Grid\GridOptions;
use StorefrontIslands\Catalogue\GridView\ProductGrid;
use StorefrontIslands\Catalogue\Product\SwatchSample;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\Shop\Swatch;

/** Tests the samples of attribute values in forms and filters. */
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

	public function test_a_card_links_to_the_product_with_a_value_chosen(): void {
		$shop    = new class( self::site_shop() ) extends ShopDecorator {
			public function swatches( string $taxonomy, array $term_ids ): ?array {
				return array_fill_keys( $term_ids, new Swatch( array( '#000' ) ) );
			}
		};
		$terms   = array_map( static fn( int $id ): array => array( 'id' => $id, 'slug' => "tone-$id", 'name' => "Tone & $id" ), range( 1, 7 ) );
		$product = static fn( bool $varies ): array => array(
			'id'         => 1,
			'name'       => 'Cap',
			'permalink'  => 'https://example.com/cap/?lang=de',
			'attributes' => array( array( 'name' => 'Tone', 'taxonomy' => 'pa_tone', 'has_variations' => $varies, 'terms' => $terms ) ),
		);
		$cards   = static fn( bool $shown, bool $varies ): string => html_entity_decode( ProductGrid::cards( array( $product( $varies ) ), new GridOptions( array( 'showSwatches' => $shown ) ), $shop ), ENT_QUOTES | ENT_HTML5 );

		$html = $cards( true, true );
		self::assertSame( 5, substr_count( $html, 'storefront-swatch__sample' ) );
		self::assertStringContainsString( '<a href="https://example.com/cap/?lang=de&attribute_pa_tone=tone-1" title="Tone & 1">', $html );
		self::assertStringContainsString( '<li>+2</li></ul>', $html );
		self::assertStringNotContainsString( 'swatch', $cards( false, true ) );
		self::assertStringNotContainsString( 'swatch', $cards( true, false ) );
	}
}
