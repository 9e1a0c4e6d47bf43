<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Seeding\LargeCatalogue;

/** Tests the generated products. */
final class LargeCatalogueTest extends TestCase {
	private static array $categories;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$categories = array_map( 'array_keys', LargeCatalogue::CATEGORIES );
	}

	private static function products( int $count ): array {
		$products = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$products[] = LargeCatalogue::product( $number, self::$categories );
		}
		return $products;
	}

	public function test_generated_products_are_the_same_every_time(): void {
		self::assertSame( array_map( 'serialize', self::products( 50 ) ), array_map( 'serialize', self::products( 50 ) ) );
	}

	public function test_names_and_skus_are_unique(): void {
		foreach ( array( 'name', 'sku' ) as $field ) {
			$texts = array();
			foreach ( self::products( 2000 ) as $product ) {
				$texts[] = $product->text( $field );
			}
			self::assertCount( 2000, array_unique( $texts ) );
		}
	}

	public function test_sale_prices_are_lower_and_none_is_zero(): void {
		$sales = 0;
		foreach ( self::products( 1000 ) as $product ) {
			self::assertGreaterThan( 0, (float) $product->text( 'regular_price' ) );
			if ( '' !== $product->text( 'sale_price' ) ) {
				++$sales;
				self::assertLessThan( (float) $product->text( 'regular_price' ), (float) $product->text( 'sale_price' ) );
			}
		}
		self::assertTrue( $sales > 100 && $sales < 200 );
	}

	public function test_one_attribute_has_500_unique_terms(): void {
		$terms = array_column( LargeCatalogue::attributes(), 'terms', 'slug' );
		self::assertCount( 500, array_unique( array_map( 'sanitize_title', $terms['maker'] ) ) );
		self::assertSame( array( 'color', 'size', 'size-eu', 'material', 'maker' ), array_keys( $terms ) );
	}
}
