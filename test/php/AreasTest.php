<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use DOMXPath;

/** Tests the server-rendered content areas, with an empty cart. */
final class AreasTest extends TestCase {
	/** Returns a block with the given content areas, by slot. */
	private static function block( string $name, array $areas ): string {
		$inner = '';
		foreach ( $areas as $place => $content ) {
			$inner .= sprintf( "<!-- wp:storefront-islands/area {\"place\":\"%s\"} -->\n%s\n<!-- /wp:storefront-islands/area -->\n", $place, $content );
		}
		return "<!-- wp:storefront-islands/$name -->\n$inner<!-- /wp:storefront-islands/$name -->";
	}

	private static function words( string $words ): string {
		return "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->";
	}

	private static function shown( string $content ): DOMXPath {
		return self::document( do_blocks( $content ) );
	}

	public function test_an_area_is_printed_in_its_place_any_other_is_hidden_beside_the_island(): void {
		$view = self::shown( self::block( 'cart', array( 'above' => self::words( 'Above' ), 'empty' => self::words( 'Nothing yet' ) ) ) );
		self::assertSame( array( 'Nothing yet' ), self::texts( $view, '//*[@data-island]//*[@data-area="empty" and not(@hidden)]' ) );
		self::assertSame( array( 'Above' ), self::texts( $view, '//*[@data-island]/following-sibling::*[@data-area="above" and @hidden]' ) );
		self::assertSame( 2, $view->query( '//*[@data-area]' )->length );
		self::assertSame( 2, $view->query( '//p[. = "Above" or . = "Nothing yet"]' )->length );
	}

	public function test_a_missing_or_empty_area_prints_nothing(): void {
		$bare = do_blocks( '<!-- wp:storefront-islands/cart /-->' );
		self::assertSame( $bare, do_blocks( self::block( 'cart', array( 'above' => '', 'empty' => '<!-- wp:paragraph --><p class="x"></p><!-- /wp:paragraph -->' ) ) ) );
		self::assertStringNotContainsString( 'storefront-area', $bare . do_blocks( '<!-- wp:storefront-islands/mini-cart /-->' ) );
		$view = self::shown( self::block( 'cart', array( 'empty' => '<!-- wp:image --><figure class="wp-block-image"><img src="/a.png" alt=""/></figure><!-- /wp:image -->' ) ) );
		self::assertSame( 1, $view->query( '//*[@data-area="empty"]//img' )->length, 'an image is not nothing' );
	}

	public function test_two_areas_of_the_same_place_are_merged(): void {
		$twice = str_replace( '"place":"below"', '"place":"empty"', self::block( 'cart', array( 'empty' => self::words( 'One' ), 'below' => self::words( 'Two' ) ) ) );
		$areas = self::texts( self::shown( $twice ), '//*[@data-area]' );
		self::assertCount( 1, $areas );
		self::assertMatchesRegularExpression( '/^One\s+Two$/', $areas[0] );
	}

	public function test_areas_of_unknown_places_are_not_printed(): void {
		$html = do_blocks( self::block( 'mini-cart', array( 'before-order' => self::words( 'Lost' ), '"><script>' => self::words( 'Lost' ), 'drawer-top' => self::words( 'Found' ) ) ) );
		self::assertStringNotContainsString( 'Lost', $html );
		self::assertSame( 1, substr_count( $html, 'Found' ) );
	}

	public function test_images_of_hidden_areas_load_when_they_are_shown(): void {
		$media = '<!-- wp:html --><img src="/a.png" alt="" fetchpriority="high"><iframe src="/b/" title="b"></iframe><!-- /wp:html -->';
		$html  = do_blocks( self::block( 'mini-cart', array( 'drawer-empty' => $media ) ) );
		self::assertSame( 2, substr_count( $html, 'loading="lazy"' ) );
		self::assertStringNotContainsString( 'fetchpriority', $html );
	}

	public function test_blocks_in_an_area_are_rendered_once_with_their_filters(): void {
		$rendered = 0;
		$count    = static function ( string $html ) use ( &$rendered ): string {
			++$rendered;
			return $html;
		};
		add_filter( 'render_block_core/paragraph', $count );
		do_blocks( self::block( 'cart', array( 'above' => self::words( 'One' ), 'empty' => self::words( 'Two' ) ) ) );
		self::assertSame( 2, $rendered );
	}

	/** Returns the areas of a cart that plugins have filtered: HTML by place. */
	private static function filtered( string $part, callable $filter, string $content = '<!-- wp:storefront-islands/cart /-->' ): array {
		$name = "render_block_woocommerce/$part";
		unset( $GLOBALS['wp_filters'][ $name ] );
		add_filter( $name, $filter );
		$view = self::shown( $content );
		remove_filter( $name, $filter );
		return array_combine( self::texts( $view, '//*[@data-area]/@data-area' ), self::texts( $view, '//*[@data-area]' ) );
	}

	public function test_what_plugins_add_to_a_part_of_woocommerces_blocks_stands_around_the_same_part(): void {
		$around = static fn( string $html ): string => '<p>Pay later</p>' . str_replace( '<div', '<div data-theirs="1"', $html ) . ' <p>Secure</p>';
		self::assertSame( array( 'before-proceed' => 'Pay later', 'after-proceed' => 'Secure' ), self::filtered( 'proceed-to-checkout-block', $around ) );
		self::assertSame( array(), self::filtered( 'proceed-to-checkout-block', static fn( string $html ): string => $html ) );
		self::assertSame( array(), self::filtered( 'proceed-to-checkout-block', '__return_null' ) );
		self::assertSame( array( 'after-totals' => 'Instead' ), self::filtered( 'cart-order-summary-totals-block', static fn(): string => '<p>Instead</p>' ) );
	}

	public function test_what_plugins_add_to_a_part_is_printed_once_where_the_part_itself_was_rendered(): void {
		$count = 0;
		$add   = static function ( string $html ) use ( &$count ): string {
			++$count;
			return $html . '<p>Secure</p>';
		};
		self::assertSame( array(), self::filtered( 'cart-line-items-block', $add, '<!-- wp:woocommerce/cart-line-items-block --><div></div><!-- /wp:woocommerce/cart-line-items-block --><!-- wp:storefront-islands/cart /-->' ) );
		self::assertSame( 1, $count );
	}
}
