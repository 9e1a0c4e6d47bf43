<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use DOMDocument;
use DOMXPath;
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
				$settings              = $this->shop->settings();
				$settings['currency'] = array( 'precision' => $this->decimals ) + (array) $settings['currency'];
				return $settings;
			}

			public function collection_data( array $query ): array {
				return array( 'price_range' => array( 'min_price' => '1250', 'max_price' => '9990' ) );
			}
		};
	}

	/** Returns name, bounds and value of each number field. */
	private static function inputs( PriceFilter $filter ): array {
		$document = new DOMDocument();
		$document->loadHTML( $filter->node()->html(), LIBXML_NOERROR );
		$inputs = array();
		foreach ( ( new DOMXPath( $document ) )->query( '//input[@type="number"]' ) as $input ) {
			$inputs[] = array_map( array( $input, 'getAttribute' ), array( 'name', 'min', 'max', 'value' ) );
		}
		return $inputs;
	}

	public function test_the_range_is_that_of_the_products(): void {
		$prices = array();
		foreach ( self::site_shop()->products( array( 'per_page' => 100 ) ) as $product ) {
			$range    = (array) ( $product['prices']->price_range ?? $product['prices']['price_range'] ?? array() );
			$prices[] = (int) ( $range['min_amount'] ?? ( (array) $product['prices'] )['price'] );
			$prices[] = (int) ( $range['max_amount'] ?? ( (array) $product['prices'] )['price'] );
		}
		self::assertSame( array( 'min' => min( $prices ), 'max' => max( $prices ) ), self::filter( self::site_shop() )->props()['prices'] );
	}

	public function test_a_chosen_range_stands_in_the_currencys_own_units(): void {
		$euros = self::filter( self::shop( 2 ), 'min_price=20&max_price=55.5' );
		self::assertSame( array( 'min' => 2000, 'max' => 5550 ), $euros->props()['applied'] );
		self::assertSame( array( array( 'min_price', '10', '100', '20' ), array( 'max_price', '10', '100', '55.5' ) ), self::inputs( $euros ) );
		$yen = self::filter( self::shop( 0 ), 'min_price=2000' );
		self::assertSame( array( 'min' => 2000, 'max' => null ), $yen->props()['applied'] );
		self::assertSame( array( array( 'min_price', '1250', '9990', '2000' ), array( 'max_price', '1250', '9990', '9990' ) ), self::inputs( $yen ) );
	}

	public function test_a_range_beyond_the_products_stands_at_their_bounds(): void {
		self::assertSame( array( array( 'min_price', '10', '100', '100' ), array( 'max_price', '10', '100', '100' ) ), self::inputs( self::filter( self::shop( 2 ), 'min_price=500&max_price=900' ) ) );
	}
}
