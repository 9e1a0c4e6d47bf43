<?php
/**
 * The products that are made up.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Seeding\LargeCatalogue;

$categories = array_map( 'array_keys', LargeCatalogue::CATEGORIES );
$products   = static function ( int $count ) use ( $categories ): array {
	$products = array();
	for ( $number = 1; $number <= $count; $number++ ) {
		$products[] = LargeCatalogue::product( $number, $categories );
	}
	return $products;
};

return array(
	'they are the same ones every time'             => static function () use ( $products ): void {
		same( array_map( 'serialize', $products( 50 ) ), array_map( 'serialize', $products( 50 ) ) );
	},
	'no two have the same name or SKU'              => static function () use ( $products ): void {
		foreach ( array( 'name', 'sku' ) as $field ) {
			$texts = array();
			foreach ( $products( 2000 ) as $product ) {
				$texts[] = $product->text( $field );
			}
			same( 2000, count( array_unique( $texts ) ) );
		}
	},
	'a sale is cheaper, and nothing is for free'    => static function () use ( $products ): void {
		$sales = 0;
		foreach ( $products( 1000 ) as $product ) {
			same( true, (float) $product->text( 'regular_price' ) > 0 );
			if ( '' !== $product->text( 'sale_price' ) ) {
				++$sales;
				same( true, (float) $product->text( 'sale_price' ) < (float) $product->text( 'regular_price' ) );
			}
		}
		same( true, $sales > 100 && $sales < 200 );
	},
	'one attribute has 500 terms, none of them twice' => static function (): void {
		$terms = array_column( LargeCatalogue::attributes(), 'terms', 'slug' );
		same( 500, count( array_unique( array_map( 'sanitize_title', $terms['maker'] ) ) ) );
		same( array( 'color', 'size', 'size-eu', 'material', 'maker' ), array_keys( $terms ) );
	},
);
