<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Product\Picture;
use StorefrontIslands\Support\JsonReader;

/** Tests which pictures of a grid are loaded at once: WordPress counts all images of a page's content. */
final class GridPicturesTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wp_increase_content_media_count( - wp_increase_content_media_count( 0 ) );
		wp_high_priority_element_flag( true );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_query']->in_the_loop = false;
		parent::tear_down();
	}

	/** Returns how each picture of a text with a grid of six products is loaded. */
	private static function loadings( string $before, array $attributes, bool $is_content ): array {
		$markup = $before . '<!-- wp:storefront-islands/product-grid ' . wp_json_encode( $attributes + array( 'perPage' => 6, 'columns' => 2 ) ) . ' /-->';

		$GLOBALS['wp_query']->in_the_loop = $is_content;
		$html                             = $is_content ? apply_filters( 'the_content', $markup ) : do_blocks( $markup );
		preg_match_all( '/<img [^>]*storefront-picture[^>]*>/', $html, $pictures );
		return array_map(
			static fn( string $picture ): string => trim( ( str_contains( $picture, 'fetchpriority="high"' ) ? 'first ' : '' ) . ( str_contains( $picture, 'loading="lazy"' ) ? 'lazy' : '' ) ),
			$pictures[0]
		);
	}

	public function test_the_first_pictures_of_a_page_are_loaded_at_once(): void {
		self::assertSame( array( 'first', '', '', 'lazy', 'lazy', 'lazy' ), self::loadings( '', array(), true ) );
	}

	public function test_images_above_the_grid_count(): void {
		$hero = '<!-- wp:html --><img src="/hero.jpg" width="1200" height="800" alt=""><!-- /wp:html -->';
		self::assertSame( array( '', '', 'lazy', 'lazy', 'lazy', 'lazy' ), self::loadings( $hero, array(), true ) );
	}

	public function test_elsewhere_they_are_loaded_as_they_come_near(): void {
		self::assertSame( array_fill( 0, 6, 'lazy' ), self::loadings( '', array(), false ) );
	}

	public function test_few_columns_have_larger_pictures(): void {
		$image = new Picture( new JsonReader( array( 'src' => '/tee.jpg', 'srcset' => '/tee-300.jpg 300w, /tee.jpg 900w', 'alt' => '' ) ) );
		foreach ( array( 1 => '60rem', 2 => '30rem', 3 => '20rem', 6 => '18rem' ) as $columns => $size ) {
			self::assertStringContainsString( 'sizes="auto, (min-width: 60rem) ' . $size . ', 45vw"', html_entity_decode( $image->thumbnail( false, $columns ), ENT_HTML5 ) );
			self::assertStringContainsString( 'sizes="(min-width: 60rem) ' . $size . ', 45vw"', html_entity_decode( $image->thumbnail( true, $columns ), ENT_HTML5 ) );
		}
	}

	public function test_the_first_row_of_a_list_with_pages_comes_first(): void {
		self::assertSame( array( 'first', 'first', 'lazy', 'lazy', 'lazy', 'lazy' ), self::loadings( '', array( 'paginate' => true ), false ) );
	}
}
