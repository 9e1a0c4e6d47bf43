<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

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

	public function test_the_first_row_of_a_list_with_pages_comes_first(): void {
		self::assertSame( array( 'first', 'first', 'lazy', 'lazy', 'lazy', 'lazy' ), self::loadings( '', array( 'paginate' => true ), false ) );
	}
}
