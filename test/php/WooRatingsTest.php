<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\GridView\GridBlock;
use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;

/**
 * Tests that a shop without ratings shows none.
 *
 * @group woocommerce
 */
final class WooRatingsTest extends TestCase {
	private const FILTER = '<!-- wp:storefront-islands/filter-list {"kind":"rating","hideEmpty":false} /-->';

	/** Returns the best rated product, with its form, and what lists and filters show of ratings. */
	private static function shown(): array {
		$shop  = self::woo_shop();
		$rated = $shop->products( array( 'orderby' => 'rating', 'order' => 'desc', 'per_page' => 1 ) )[0];
		$grid  = ( new GridBlock( $shop, new CurrentCatalogue( $shop ) ) )->html( array( 'filterable' => true, 'sortable' => true, 'orderBy' => 'rating' ) );
		$form  = ( new FormBlock( $shop ) )->html( array( 'productId' => $rated['id'] ), array() );
		return array(
			'stars'  => false !== strpos( $grid, 'storefront-rating' ),
			'order'  => false !== strpos( $grid, 'Best rated' ),
			'filter' => false !== strpos( do_blocks( self::FILTER ), 'data-island' ),
			'form'   => false !== strpos( $form, 'storefront-rating' ),
		);
	}

	/** Options that switch ratings off, each by itself. */
	public static function options(): array {
		return array( 'ratings' => array( 'woocommerce_enable_review_rating' ), 'reviews' => array( 'woocommerce_enable_reviews' ) );
	}

	/** @dataProvider options */
	public function test_a_shop_without_ratings_shows_none( string $option ): void {
		self::assertSame( array_fill_keys( array( 'stars', 'order', 'filter', 'form' ), true ), self::shown() );
		self::set_options( array( $option => 'no' ) );
		self::assertSame( array_fill_keys( array( 'stars', 'order', 'filter', 'form' ), false ), self::shown() );
	}
}
