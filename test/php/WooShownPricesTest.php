<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\PageQuery;
use WC_Tax;

/**
 * Tests that bounds, bars and filters of prices are of the prices that visitors see (docs/behaviour.md#price-filter).
 *
 * @group woocommerce
 */
final class WooShownPricesTest extends TestCase {
	use BuildsWooProducts;

	private const QUERY = array( 'search' => 'Shown price', 'catalog_visibility' => 'catalog', PageQuery::PAGE => '', 'per_page' => 100 );

	/** Products by their prices as they are entered. */
	private array $products = array();
	/** Ids of tax rates. */
	private array $rates = array();

	protected function set_up(): void {
		parent::set_up();
		self::set_options( array( 'woocommerce_calc_taxes' => 'yes', 'woocommerce_tax_based_on' => 'base' ) );
		foreach ( array( '' => '20', 'reduced-rate' => '5' ) as $class => $rate ) {
			$this->rates[] = WC_Tax::_insert_tax_rate( array( 'tax_rate_country' => '', 'tax_rate' => $rate, 'tax_rate_name' => 'VAT', 'tax_rate_priority' => 1, 'tax_rate_shipping' => 0, 'tax_rate_class' => $class ) );
		}
		foreach ( array( array( '10', '', 'taxable' ), array( '100', 'reduced-rate', 'taxable' ), array( '166.67', '', 'taxable' ), array( '50', '', 'none' ) ) as list( $price, $class, $status ) ) {
			$this->products[ $price ] = self::product( array( 'name' => "Shown price $price", 'regular_price' => $price, 'tax_class' => $class, 'tax_status' => $status ) );
		}
	}

	protected function tear_down(): void {
		foreach ( $this->rates as $rate ) {
			WC_Tax::_delete_tax_rate( $rate );
		}
		parent::tear_down();
	}

	/** Chooses whether prices are entered with taxes, and how they are shown. */
	private static function shop( string $include, string $display, string $taxes = 'yes' ): void {
		self::set_options( array( 'woocommerce_prices_include_tax' => $include, 'woocommerce_tax_display_shop' => $display, 'woocommerce_calc_taxes' => $taxes ) );
	}

	/** Returns the lowest and highest price of the collection data, in minor units: on a page and by a request. */
	private static function bounds( array $more = array() ): array {
		$query = self::QUERY + $more + array( 'calculate_price_range' => true );
		$asked = self::fetched( '/wc/store/v1/products/collection-data', $query )['price_range'];
		self::assertSame( $asked, self::woo_shop()->collection_data( $query )['price_range'] );
		self::assertSame( 'USD', $asked['currency_code'] );
		return array( (int) $asked['min_price'], (int) $asked['max_price'] );
	}

	/** Returns the names of the products that a filter leaves. */
	private static function left( ?int $min, ?int $max ): array {
		$query = self::QUERY + array_filter( array( 'min_price' => (string) $min, 'max_price' => (string) $max ) );
		$names = array_map( static fn( string $name ): string => substr( $name, 12 ), array_column( self::woo_shop()->products( $query ), 'name' ) );
		sort( $names, SORT_NUMERIC );
		self::assertSame( count( $names ), self::woo_shop()->found_products( $query ) );
		return $names;
	}

	/** Entered with taxes or without, shown with taxes or without, and the prices that cards show. */
	public static function shops(): array {
		return array(
			'net, shown gross'   => array( 'no', 'incl', 1200, 10500, 20000, 5000 ),
			'gross, shown net'   => array( 'yes', 'excl', 833, 9524, 13889, 5000 ),
			'gross, shown gross' => array( 'yes', 'incl', 1000, 10000, 16667, 5000 ),
			'net, shown net'     => array( 'no', 'excl', 1000, 10000, 16667, 5000 ),
		);
	}

	/** @dataProvider shops */
	public function test_bounds_bars_and_filters_are_of_shown_prices( string $include, string $display, int $low, int $reduced, int $high, int $free ): void {
		self::shop( $include, $display );
		$shown = array_map( static fn( $product ): int => (int) round( 100 * (float) wc_get_price_to_display( wc_get_product( $product->get_id() ) ) ), $this->products );
		self::assertSame( array( $low, $reduced, $high, $free ), array_values( $shown ), 'as the cards show them' );
		self::assertSame( array( $low, $high ), self::bounds() );
		self::assertSame( array( $low, $high ), self::bounds( array( 'min_price' => (string) $high ) ), 'a filter by price does not narrow its own bounds' );
		foreach ( array( array( $high, null, '166.67' ), array( null, $low, '10' ), array( $reduced, $reduced, '100' ), array( $free, $free, '50' ) ) as list( $min, $max, $name ) ) {
			self::assertSame( array( $name ), self::left( $min, $max ) );
		}
		self::assertSame( array( array(), array() ), array( self::left( $high + 1, null ), self::left( null, $low - 1 ) ) );
		$bars = self::woo_shop()->price_histogram( self::QUERY, 20 );
		self::assertSame( 4, array_sum( $bars ) );
		self::assertSame( 1, $bars[ (int) ( ( $reduced - $low ) * 20 / ( $high - $low ) ) ] );
	}

	public function test_without_taxes_prices_are_as_they_are_stored(): void {
		self::shop( 'no', 'incl', 'no' );
		self::assertSame( array( 1000, 16667 ), self::bounds() );
		self::assertSame( array( '166.67' ), self::left( 16667, null ) );
	}

	public function test_prices_of_a_visitor_elsewhere_are_those_shown_there(): void {
		self::shop( 'no', 'incl' );
		$elsewhere = array( 1 => array( 'rate' => 10.0, 'label' => 'VAT', 'shipping' => 'no', 'compound' => 'no' ) );
		add_filter( 'woocommerce_matched_rates', static fn( array $rates, string $tax_class ): array => '' === $tax_class ? $elsewhere : $rates, 10, 2 );
		self::assertSame( array( 1100, 18334 ), self::bounds() );
		self::assertSame( array( '166.67' ), self::left( 18334, null ) );
	}
}
