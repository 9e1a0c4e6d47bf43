<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Query\PageQuery;
use WC_Product_Simple;
use WC_Tax;
use WP_REST_Request;

/**
 * Tests that bounds, bars and filters of prices are of the prices that visitors see (docs/behaviour.md#price-filter).
 *
 * @group woocommerce
 */
final class WooShownPricesTest extends TestCase {
	private const OPTIONS = array( 'woocommerce_calc_taxes', 'woocommerce_prices_include_tax', 'woocommerce_tax_display_shop', 'woocommerce_tax_based_on' );

	/** Options before the test. */
	private array $options = array();

	/** @var WC_Product_Simple[] */
	private array $products = array();

	/** Ids of tax rates. */
	private array $rates = array();

	protected function set_up(): void {
		parent::set_up();
		foreach ( self::OPTIONS as $name ) {
			$this->options[ $name ] = get_option( $name );
		}
		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_tax_based_on', 'base' );
		foreach ( array( '' => '20.0000', 'reduced-rate' => '5.0000' ) as $class => $rate ) {
			$this->rates[] = WC_Tax::_insert_tax_rate(
				array(
					'tax_rate_country'  => '',
					'tax_rate_state'    => '',
					'tax_rate'          => $rate,
					'tax_rate_name'     => 'VAT',
					'tax_rate_priority' => 1,
					'tax_rate_compound' => 0,
					'tax_rate_shipping' => 0,
					'tax_rate_order'    => 1,
					'tax_rate_class'    => $class,
				)
			);
		}
		foreach ( array( array( '10', '', 'taxable' ), array( '100', 'reduced-rate', 'taxable' ), array( '166.67', '', 'taxable' ), array( '50', '', 'none' ) ) as list( $price, $class, $status ) ) {
			$product = new WC_Product_Simple();
			$product->set_name( 'Shown price ' . $price );
			$product->set_regular_price( $price );
			$product->set_tax_class( $class );
			$product->set_tax_status( $status );
			$product->save();
			$this->products[ $price ] = $product;
		}
	}

	protected function tear_down(): void {
		foreach ( $this->products as $product ) {
			$product->delete( true );
		}
		foreach ( $this->rates as $rate ) {
			WC_Tax::_delete_tax_rate( $rate );
		}
		foreach ( $this->options as $name => $value ) {
			update_option( $name, $value );
		}
		parent::tear_down();
	}

	private static function query(): array {
		return array( 'search' => 'Shown price', 'catalog_visibility' => 'catalog', PageQuery::PAGE => '', 'per_page' => 100 );
	}

	/** Returns the lowest and highest price of the collection data, in minor units: on a page and by a request. */
	private static function bounds( array $more = array() ): array {
		$query   = self::query() + $more + array( 'calculate_price_range' => true );
		$request = new WP_REST_Request( 'GET', '/wc/store/v1/products/collection-data' );
		$request->set_query_params( $query );
		$asked = json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true )['price_range'];
		self::assertSame( $asked, self::woo_shop()->collection_data( $query )['price_range'] );
		self::assertSame( 'USD', $asked['currency_code'] );
		return array( $asked['min_price'], $asked['max_price'] );
	}

	/** Returns the names of the products that a filter leaves. */
	private static function left( ?int $min, ?int $max ): array {
		$query = self::query() + array_filter( array( 'min_price' => (string) $min, 'max_price' => (string) $max ) );
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
		update_option( 'woocommerce_prices_include_tax', $include );
		update_option( 'woocommerce_tax_display_shop', $display );
		$shown = array_map( static fn( $product ): int => (int) round( 100 * (float) wc_get_price_to_display( wc_get_product( $product->get_id() ) ) ), $this->products );
		self::assertSame( array( $low, $reduced, $high, $free ), array_values( $shown ), 'as the cards show them' );
		self::assertSame( array( (string) $low, (string) $high ), self::bounds() );
		self::assertSame( array( (string) $low, (string) $high ), self::bounds( array( 'min_price' => (string) $high ) ), 'a filter by price does not narrow its own bounds' );
		self::assertSame( array( '166.67' ), self::left( $high, null ) );
		self::assertSame( array(), self::left( $high + 1, null ) );
		self::assertSame( array( '10' ), self::left( null, $low ) );
		self::assertSame( array(), self::left( null, $low - 1 ) );
		self::assertSame( array( '100' ), self::left( $reduced, $reduced ) );
		self::assertSame( array( '50' ), self::left( $free, $free ) );
		$bars = self::woo_shop()->price_histogram( self::query(), 20 );
		self::assertSame( 4, array_sum( $bars ) );
		self::assertSame( 1, $bars[ (int) ( ( $reduced - $low ) * 20 / ( $high - $low ) ) ] );
	}

	public function test_without_taxes_prices_are_as_they_are_stored(): void {
		update_option( 'woocommerce_calc_taxes', 'no' );
		update_option( 'woocommerce_prices_include_tax', 'no' );
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		self::assertSame( array( '1000', '16667' ), self::bounds() );
		self::assertSame( array( '166.67' ), self::left( 16667, null ) );
	}

	public function test_prices_of_a_visitor_elsewhere_are_those_shown_there(): void {
		update_option( 'woocommerce_prices_include_tax', 'no' );
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		$elsewhere = static fn( array $rates, string $tax_class ): array => '' === $tax_class ? array( 1 => array( 'rate' => 10.0, 'label' => 'VAT', 'shipping' => 'no', 'compound' => 'no' ) ) : $rates;
		add_filter( 'woocommerce_matched_rates', $elsewhere, 10, 2 );
		self::assertSame( array( '1100', '18334' ), self::bounds() );
		self::assertSame( array( '166.67' ), self::left( 18334, null ) );
	}
}
