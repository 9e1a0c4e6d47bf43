<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Filters\PriceFilter;
use StorefrontIslands\Catalogue\Query\CataloguePage;
use StorefrontIslands\Catalogue\Query\CatalogueUrl;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\ShopDecorator;

/** Tests the bounds of the price filter: minor units for its script, major units in its form. */
final class PriceFilterTest extends TestCase {
	/** Returns the filter of a page. */
	private static function filter( Shop $shop, string $query = '' ): PriceFilter {
		return new PriceFilter( array( 'showInputFields' => true ), new CataloguePage( $shop, new CatalogueUrl( "https://shop.test/shop/?$query", FilterSchema::of( $shop ) ), array() ) );
	}

	/** Returns a shop whose prices range from 1250 to 9990 minor units. */
	private static function shop( int $decimals ): Shop {
		return new class( self::site_shop(), $decimals ) extends ShopDecorator {
			private int $decimals;
			public function __construct( Shop $shop, int $decimals ) {
				parent::__construct( $shop );
				$this->decimals = $decimals;
			}
			public function settings(): array {
				$settings = $this->shop->settings();
				return array( 'currency' => array( 'precision' => $this->decimals ) + (array) $settings['currency'] ) + $settings;
			}
			public function collection_data( array $query ): array {
				return array( 'price_range' => array( 'min_price' => '1250', 'max_price' => '9990' ) );
			}
		};
	}

	public function test_the_range_is_that_of_the_products(): void {
		$prices = array();
		foreach ( array_column( self::site_shop()->products( array( 'per_page' => 100 ) ), 'prices' ) as $price ) {
			$range = (array) ( ( (array) $price )['price_range'] ?? array() );
			array_push( $prices, (int) ( $range['min_amount'] ?? ( (array) $price )['price'] ), (int) ( $range['max_amount'] ?? ( (array) $price )['price'] ) );
		}
		self::assertSame( array( 'min' => min( $prices ), 'max' => max( $prices ) ), self::filter( self::site_shop() )->props()['prices'] );
	}

	/** Applied prices in minor units, and the bounds and values of the two fields. */
	public static function pages(): array {
		return array(
			'euros'                   => array( 2, 'min_price=20&max_price=55.5', array( 'min' => 2000, 'max' => 5550 ), array( '10', '100', '20' ), array( '10', '100', '55.5' ) ),
			'yen'                     => array( 0, 'min_price=2000', array( 'min' => 2000, 'max' => null ), array( '1250', '9990', '2000' ), array( '1250', '9990', '9990' ) ),
			'beyond all the products' => array( 2, 'min_price=500&max_price=900', array( 'min' => 50000, 'max' => 90000 ), array( '10', '100', '100' ), array( '10', '100', '100' ) ),
		);
	}

	/** @dataProvider pages */
	public function test_a_chosen_range_stands_in_the_currencys_own_units( int $decimals, string $query, array $applied, array $min, array $max ): void {
		$filter = self::filter( self::shop( $decimals ), $query );
		self::assertSame( $applied, $filter->props()['applied'] );
		$inputs = array();
		foreach ( self::document( $filter->node()->html() )->query( '//input[@type="number"]' ) as $input ) {
			$inputs[ $input->getAttribute( 'name' ) ] = array_map( array( $input, 'getAttribute' ), array( 'min', 'max', 'value' ) );
		}
		self::assertSame( array( 'min_price' => $min, 'max_price' => $max ), $inputs );
	}
}
