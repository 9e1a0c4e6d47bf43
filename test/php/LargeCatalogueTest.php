<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Seeding\LargeCatalogue;

/** Tests the generated products. */
final class LargeCatalogueTest extends TestCase {
	public function test_generated_products_are_unique_and_the_same_every_time_and_some_are_on_sale(): void {
		$categories = array_map( 'array_keys', LargeCatalogue::CATEGORIES );
		$made       = static fn( int $number ) => LargeCatalogue::product( $number, $categories );
		$products   = array_map( $made, range( 1, 2000 ) );
		self::assertEquals( array_slice( $products, 0, 50 ), array_map( $made, range( 1, 50 ) ) );
		foreach ( array( 'name', 'sku' ) as $field ) {
			self::assertCount( 2000, array_unique( array_map( static fn( $product ): string => $product->text( $field ), $products ) ) );
		}
		$sales = 0;
		foreach ( $products as $product ) {
			self::assertGreaterThan( 0, (float) $product->text( 'regular_price' ) );
			if ( '' !== $product->text( 'sale_price' ) ) {
				++$sales;
				self::assertLessThan( (float) $product->text( 'regular_price' ), (float) $product->text( 'sale_price' ) );
			}
		}
		self::assertTrue( $sales > 200 && $sales < 400 );
	}

	public function test_one_attribute_has_500_unique_terms(): void {
		$terms = array_column( LargeCatalogue::attributes(), 'terms', 'slug' );
		self::assertCount( 500, array_unique( array_map( 'sanitize_title', $terms['maker'] ) ) );
		self::assertSame( array( 'color', 'size', 'size-eu', 'material', 'maker' ), array_keys( $terms ) );
	}
}
