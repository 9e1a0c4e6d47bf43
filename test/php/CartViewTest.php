<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use DOMXPath;
use StorefrontIslands\Cart\CartReader;
use StorefrontIslands\Cart\View\CartForm;
use StorefrontIslands\Cart\View\CartItem;
use StorefrontIslands\Cart\View\CartView;
use StorefrontIslands\Cart\View\Totals;
use StorefrontIslands\Html\PlainText;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\WooCommerce\Cart\WooPageCart;
use WP_Block;

/** Tests the server-rendered cart: amounts, and what a shopper may change and where it leads. */
final class CartViewTest extends TestCase {
	use BuildsWooProducts;

	private const CURRENCY = array(
		'currency_minor_unit'         => 2,
		'currency_decimal_separator'  => '.',
		'currency_thousand_separator' => ',',
		'currency_prefix'             => '$',
		'currency_suffix'             => '',
	);

	private const SETTINGS = array(
		'homeUrl'    => 'https://shop.test/',
		'storePages' => array(
			'checkout' => array( 'permalink' => 'https://shop.test/checkout/' ),
			'shop'     => array( 'permalink' => 'https://shop.test/shop/' ),
		),
	);

	/** Returns a cart of the Store API with three mugs, of which each costs $10.00 instead of $12.50 and $2.00 of tax. */
	private static function cart( array $item = array() ): array {
		return array(
			'items'  => array(
				$item + array(
					'key'             => 'abc',
					'name'            => 'Mug &lt;b&gt;',
					'quantity'        => 3,
					'quantity_limits' => (object) array( 'minimum' => 1, 'maximum' => 9, 'multiple_of' => 1, 'editable' => true ),
					'prices'          => (object) ( array( 'price' => '1000', 'regular_price' => '1250' ) + self::CURRENCY ),
					'totals'          => (object) ( array( 'line_subtotal' => '3000', 'line_subtotal_tax' => '600' ) + self::CURRENCY ),
				),
			),
			'totals' => (object) ( array( 'total_items' => '3000', 'total_items_tax' => '600', 'total_tax' => '600', 'total_price' => '3600' ) + self::CURRENCY ),
		);
	}

	private static function page( array $cart, array $settings = array() ): DOMXPath {
		$areas    = Areas::of( new WP_Block( array( 'blockName' => 'storefront-islands/cart' ) ), Areas::CART );
		return self::document( CartView::node( $cart, $settings + self::SETTINGS, array(), $areas )->html() );
	}

	public function test_what_plugins_make_of_a_line_by_the_classic_filters_is_printed_sanitised(): void {
		$changes = array(
			'class_name' => 'gift',
			'name'       => '<a href="/mug" onclick="x()">Mug</a> <small>SKU 1</small><script>alert(1)</script>',
			'price'      => '<del>20</del> <ins>10</ins>',
			'total'      => '',
			'picture'    => array( 'src' => '/gift.png', 'srcset' => '', 'alt' => 'A gift' ),
			'is_fixed'   => true,
			'is_kept'    => true,
		);
		$page = self::page( self::cart( array( 'extensions' => (object) array( 'storefront-islands-classic' => array( 'cart' => $changes ) ) ) ) );
		self::assertCount( 1, $page->query( '//li[@class="storefront-line gift"]' ) );
		self::assertSame( array( 'Mug SKU 1' ), self::texts( $page, '//span[@class="storefront-line__name"]' ) );
		self::assertCount( 1, $page->query( '//span[@class="storefront-line__name"]//a[@href="/mug"][not(@onclick)]' ) );
		self::assertSame( array( '20 10' ), self::texts( $page, '//span[@class="storefront-price"]' ) );
		self::assertSame( array( '' ), self::texts( $page, '//div[@class="storefront-line__total"]/span[@class="storefront-amount"]' ) );
		self::assertCount( 1, $page->query( '//img[@src="/gift.png"][@alt="A gift"]' ) );
		self::assertCount( 0, $page->query( '//input[contains(@name, "[qty]")] | //button[contains(@aria-label, "Remove")]' ) );
		self::assertSame( array( 'Quantity: 3' ), self::texts( $page, '//span[@class="storefront-line__fixed-quantity"]' ) );
	}

	public function test_what_plugins_make_of_totals_and_coupons_by_the_classic_filters_is_printed_sanitised(): void {
		$changes = array(
			'subtotal'       => '<b onclick="x()">30</b><script>alert(1)</script>',
			'total'          => '36 <small>about 40</small>',
			'label-tax'      => 'GST & more',
			'discount-label' => 'Of a coupon with this code',
			'fee-gift-label' => '2 in all',
			'coupon-spring'  => 'Gift <spring>',
			'discount-spring' => '3 off',
			'kept-spring'    => '1',
			'none'           => 'Call <us>',
		);
		$cart = array(
			'coupons'        => array( array( 'code' => 'spring', 'totals' => array( 'total_discount' => '300' ) + self::CURRENCY ) ),
			'fees'           => array_map( static fn( string $key ): array => array( 'key' => $key, 'name' => $key, 'totals' => array( 'total' => '100' ) + self::CURRENCY ), array( 'gift', 'gift-label' ) ),
			'extensions'     => (object) array( 'storefront-islands-classic' => array( 'cart' => $changes, 'checkout' => array( 'subtotal' => 'Of the checkout' ) ) ),
			'needs_shipping' => true,
			'has_calculated_shipping' => true,
			'shipping_rates' => array( array( 'package_id' => 0, 'shipping_rates' => array() ) ),
		) + self::cart();
		$page = self::page( $cart, array( 'shippingEnabled' => true ) );
		self::assertSame( array( '30', '$1.00', '2 in all', 'Not available', '$6.00', '36 about 40' ), self::texts( $page, '//dl//dd/bdi' ) );
		self::assertCount( 1, $page->query( '//dl//b[not(@onclick)]' ) );
		self::assertSame( array( 'Subtotal', 'gift', 'gift-label', 'Shipping', 'GST & more', 'Estimated total' ), self::texts( $page, '//dl//dt' ) );
		self::assertSame( array( 'Gift <spring>' ), self::texts( $page, '//span[contains(@class, "storefront-coupons__code")]' ) );
		self::assertSame( array( '3 off' ), self::texts( $page, '//span[@class="storefront-coupons__discount"]' ) );
		self::assertCount( 0, $page->query( '//ul[@class="storefront-coupons"]//button' ) );
		self::assertSame( array( 'Call <us>' ), self::texts( $page, '//p[@class="storefront-shipping__message"]' ) );
	}

	public function test_what_is_said_twice_is_printed_once_as_the_script_has_it(): void {
		$cart   = array( 'errors' => array( (object) array( 'code' => 'of-the-cart', 'message' => 'Sold out' ) ) );
		$added  = array( 'status' => 'success', 'message' => 'Mug was added.' );
		$reader = new CartReader( $cart, self::SETTINGS );
		self::assertSame(
			array( 'Sold out', 'Mug was added.' ),
			array_column( $reader->notices( array( $added, $added, array( 'status' => 'error', 'message' => 'Sold out' ) ) ), 'message' )
		);
	}

	public function test_a_line_has_its_total_with_tax_where_the_shop_shows_it_and_saves_on_all_pieces(): void {
		$total = '//li[@data-key="abc"]//*[@class="storefront-line__total"]/*[@class="storefront-amount"]';
		self::assertSame( array( '$30.00' ), self::texts( self::page( self::cart() ), $total ) );
		self::assertSame( array( '$36.00' ), self::texts( self::page( self::cart(), array( 'displayCartPricesIncludingTax' => true ) ), $total ) );
		self::assertSame( array( 'Save $7.50' ), self::texts( self::page( self::cart() ), '//*[@class="storefront-line__savings"]' ) );
	}

	public function test_item_data_that_a_plugin_hides_is_not_printed(): void {
		$data = array(
			array( 'name' => 'Gift', 'value' => 'Red<script>x</script>' ),
			array( 'name' => 'Internal', 'value' => 'Margin 40 %', 'hidden' => true ),
		);
		$html = CartItem::node( ( new CartReader( self::cart( array( 'item_data' => $data ) ), self::SETTINGS ) )->cart->objects( 'items' )[0], new CartReader( self::cart(), self::SETTINGS ), new CartForm( null ), true )->html();
		self::assertStringContainsString( 'Gift', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'Margin', $html );
	}

	public function test_each_error_that_the_shop_tells_once_can_be_dismissed(): void {
		$told = static fn( string $message ): array => array( 'code' => 'woocommerce_rest_cart_coupon_error', 'message' => $message );
		$cart = array( 'errors' => array( array( 'code' => 'sold_out', 'message' => 'Sold out' ), $told( 'First' ), $told( 'Second' ) ) );
		$page = self::page( $cart + self::cart() );
		self::assertSame( array( 'Sold out', 'First', 'Second' ), self::texts( $page, '//*[@role="alert"]/p' ) );
		self::assertSame( array( 'First', 'Second' ), self::texts( $page, '//*[@role="alert"][button]/p' ) );
	}

	public function test_a_full_cart_leads_to_the_checkout_with_its_total_and_an_empty_one_to_the_shop(): void {
		$full = self::page( self::cart() );
		self::assertSame( array( 'https://shop.test/checkout/' ), self::texts( $full, '//*[@class="storefront-proceed"]/a/@href' ) );
		self::assertSame( array( '$36.00' ), self::texts( $full, '//*[@class="storefront-proceed"]//*[@class="storefront-amount"]' ) );
		self::assertSame( array( 'https://shop.test/shop/' ), self::texts( self::page( array( 'items' => array() ) ), '//a/@href' ) );
	}

	public function test_delivery_without_a_price_is_not_called_free(): void {
		$shipped = static fn( array $cart ): array => array_column( Totals::rows( new CartReader( $cart + array( 'needs_shipping' => true ) + self::cart(), array( 'shippingEnabled' => true ) + self::SETTINGS ) ), 'value', 'label' );
		$rate    = array( 'rate_id' => 'flat_rate:1', 'name' => 'Parcel', 'price' => '500' ) + self::CURRENCY;
		$cart    = static fn( bool $is_chosen ): array => array(
			'has_calculated_shipping' => true,
			'shipping_rates'          => array( array( 'shipping_rates' => array( array( 'selected' => $is_chosen ) + $rate ) ) ),
			'totals'                  => (object) ( array( 'total_shipping' => $is_chosen ? '500' : '0' ) + (array) self::cart()['totals'] ),
		);
		self::assertSame( array( '$5.00', true ), array( $shipped( $cart( true ) )['Shipping'], isset( $shipped( $cart( true ) )['Total'] ) ) );
		self::assertSame( array( 'To be calculated', true ), array( $shipped( $cart( false ) )['Shipping'], isset( $shipped( $cart( false ) )['Estimated total'] ) ) );
	}

	public function test_the_price_of_local_pickup_is_not_called_shipping(): void {
		$rate   = static fn( string $method ): array => array( 'shipping_rates' => array( array( 'selected' => true, 'rate_id' => "$method:1", 'method_id' => $method, 'name' => 'Dock' ) ) );
		$labels = static fn( string ...$methods ): array => array_column( Totals::rows( new CartReader( array( 'needs_shipping' => true, 'has_calculated_shipping' => true, 'shipping_rates' => array_map( $rate, $methods ) ) + self::cart(), array( 'shippingEnabled' => true, 'collectableMethodIds' => array( 'pickup_location' ) ) + self::SETTINGS ) ), 'label' );
		self::assertContains( 'Pickup', $labels( 'pickup_location', 'pickup_location' ) );
		self::assertContains( 'Shipping', $labels( 'pickup_location', 'flat_rate' ) );
	}

	public function test_a_code_is_shown_as_it_was_made_and_no_discount_where_the_coupon_gives_none(): void {
		$coupon = static fn( string $code, string $discount ): array => array( 'code' => $code, 'totals' => (object) ( array( 'total_discount' => $discount ) + self::CURRENCY ) );
		$page   = self::page( array( 'coupons' => array( $coupon( 'free &amp; fast', '0' ), $coupon( 'save10', '200' ) ) ) + self::cart() );
		self::assertSame( array( 'free & fast', 'save10' ), self::texts( $page, '//*[@class="storefront-coupons"]/li/span[1]' ) );
		self::assertSame( array( '-$2.00' ), self::texts( $page, '//*[@class="storefront-coupons__discount"]' ) );
		self::assertSame( array( 'Remove coupon free & fast', 'Remove coupon save10' ), self::texts( $page, '//*[@class="storefront-coupons"]/li/button/@aria-label' ) );
	}

	public function test_taxes_that_prices_include_are_named_where_the_shop_itemises_them(): void {
		$lines = array( array( 'name' => 'Sales tax', 'price' => '500', 'rate' => '20%' ), array( 'name' => 'City &amp; county', 'price' => '100', 'rate' => '4%' ) );
		$cart  = array( 'totals' => array( 'tax_lines' => $lines ) + (array) self::cart()['totals'] ) + self::cart();
		$note  = static fn( array $settings ): array => self::texts( self::page( $cart, array( 'displayCartPricesIncludingTax' => true ) + $settings ), '//*[@class="storefront-summary__tax-note"]' );
		self::assertSame( array( 'Including $6.00 in taxes' ), $note( array() ) );
		self::assertSame( array( 'Including $5.00 Sales tax, $1.00 City & county' ), $note( array( 'displayItemizedTaxes' => true ) ) );
		self::assertSame( array( 'Including $5.00 Sales tax 20%, $1.00 City & county 4%' ), $note( array( 'displayItemizedTaxes' => true, 'block' => array( 'flags' => array( 'tax-rates' ) ) ) ) );
	}

	public function test_a_cart_without_shipping_calculator_has_no_field_of_the_address_and_says_when_shipping_is_calculated(): void {
		$cart  = array( 'needs_shipping' => true ) + self::cart();
		$shown = static function ( array $settings ) use ( $cart ): array {
			$page = self::page( $cart, array( 'shippingEnabled' => true ) + $settings );
			return array(
				count( self::texts( $page, '//*[starts-with(@name,"calc_shipping")]/@name' ) ) > 0,
				self::texts( $page, '//*[@class="storefront-shipping__message"]' )[0],
			);
		};
		$form  = array( true, 'Enter your address to see the delivery options.' );
		self::assertSame( $form, $shown( array() ) );
		self::assertSame( $form, $shown( array( 'shippingCalculatorEnabled' => true ) ) );
		self::assertSame( array( false, 'Shipping costs are calculated during checkout.' ), $shown( array( 'shippingCalculatorEnabled' => false ) ) );
	}

	/** @group woocommerce */
	public function test_the_totals_are_those_of_woocommerce_in_both_ways_of_showing_tax(): void {
		self::set_options( array( 'woocommerce_calc_taxes' => 'yes', 'woocommerce_prices_include_tax' => 'no' ) );
		$tax     = \WC_Tax::_insert_tax_rate( array( 'tax_rate_country' => '', 'tax_rate' => '19', 'tax_rate_name' => 'VAT', 'tax_rate_order' => 1, 'tax_rate_shipping' => 0 ) );
		$product = self::product( array( 'regular_price' => '1333.35', 'virtual' => true ) );
		$coupon  = new \WC_Coupon();
		$coupon->set_props( array( 'code' => 'ten-' . wp_rand(), 'discount_type' => 'percent', 'amount' => '10' ) );
		self::for_now( $coupon->save() );
		$cart = self::empty_cart();
		$cart->add_to_cart( $product->get_id(), 3 );
		$cart->apply_coupon( $coupon->get_code() );
		try {
			foreach ( array( 'excl', 'incl' ) as $display ) {
				self::set_options( array( 'woocommerce_tax_display_cart' => $display ) );
				$page     = WooPageCart::read();
				$with_tax = 'incl' === $display;
				$amount   = static fn( $sum ): string => PlainText::of( wc_price( (float) $sum ) );
				$expected = array(
					'Subtotal' => $amount( $cart->get_displayed_subtotal() ),
					'Discount' => $amount( - ( $cart->get_discount_total() + ( $with_tax ? $cart->get_discount_tax() : 0 ) ) ),
				);
				$expected += $with_tax ? array() : array( 'Taxes' => $amount( $cart->get_total_tax() ) );
				$expected += array( 'Total' => $amount( $cart->get_total( 'edit' ) ) );
				$rows      = Totals::rows( new CartReader( $page, array( 'displayCartPricesIncludingTax' => $with_tax ) ) );
				self::assertSame( $expected, array_column( $rows, 'value', 'label' ) );
			}
		} finally {
			$cart->empty_cart();
			\WC_Tax::_delete_tax_rate( $tax );
		}
	}
}
