<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use RuntimeException;
use StorefrontIslands\WooCommerce\Cart\WooClassicTotals;
use WC_Cart;
use WC_Coupon;

/**
 * Tests what plugins change of totals, coupons and messages by the filters of WooCommerce's classic templates.
 *
 * @group woocommerce
 */
final class WooClassicTotalsTest extends TestCase {
	use BuildsWooProducts;

	private WC_Cart $cart;

	protected function set_up(): void {
		parent::set_up();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		$this->cart = self::empty_cart();
		$this->cart->add_to_cart( self::product( array( 'name' => 'Mug' ) )->get_id(), 2 );
		WC()->shipping()->packages = array( array( 'destination' => array( 'country' => 'US' ), 'rates' => array() ) );
	}

	protected function tear_down(): void {
		self::empty_cart();
		WC()->shipping()->packages = array();
		parent::tear_down();
	}

	/** Adds text behind what a filter gets. */
	private static function append( string $filter, string $text ): void {
		add_filter( $filter, static fn( $html ): string => $html . $text );
	}

	private static function coupon( string $code ): void {
		$coupon = new WC_Coupon();
		$coupon->set_props( array( 'code' => $code, 'amount' => 3, 'discount_type' => 'fixed_cart' ) );
		self::for_now( $coupon->save() );
		self::assertTrue( WC()->cart->apply_coupon( $code ) );
	}

	public function test_nothing_is_said_of_what_stays(): void {
		self::coupon( 'stays' );
		foreach ( array( 'woocommerce_cart_subtotal', 'woocommerce_cart_totals_order_total_html', 'woocommerce_cart_totals_coupon_html', 'woocommerce_cart_totals_coupon_label', 'woocommerce_countries_tax_or_vat', 'woocommerce_shipping_package_name', 'woocommerce_no_shipping_available_html' ) as $filter ) {
			self::append( $filter, '' );
		}
		self::assertSame( array(), WooClassicTotals::changes() );
	}

	public function test_amounts_and_labels_are_what_the_plugin_makes(): void {
		add_action( 'woocommerce_cart_calculate_fees', static fn( WC_Cart $cart ) => $cart->add_fee( 'Packing', 2 ) );
		$this->cart->calculate_totals();
		self::append( 'woocommerce_cart_subtotal', ' before' );
		self::append( 'woocommerce_cart_totals_order_total_html', ' in all' );
		add_filter( 'woocommerce_cart_totals_fee_html', static fn( $html, $fee ): string => "$html for {$fee->name}", 10, 2 );
		self::append( 'woocommerce_cart_totals_taxes_total_html', ' tax' );
		add_filter( 'woocommerce_countries_tax_or_vat', static fn(): string => 'GST' );
		add_filter( 'woocommerce_shipping_package_name', static fn(): string => 'Delivery &amp; <b>more</b>' );
		self::assertSame(
			array(
				'subtotal'       => wc_price( 20 ) . ' before',
				'tax'            => wc_price( $this->cart->get_taxes_total() ) . ' tax',
				'total'          => '<strong>' . wc_price( (float) $this->cart->get_total( 'edit' ) ) . '</strong>  in all',
				'fee-packing'    => wc_price( 2 ) . ' for Packing',
				'label-tax'      => 'GST',
				'label-shipping' => 'Delivery & more',
			),
			WooClassicTotals::changes()['checkout']
		);
	}

	public function test_the_name_of_taxes_is_text_in_label_and_note(): void {
		add_filter( 'woocommerce_countries_tax_or_vat', static fn(): string => 'GST &amp; <abbr>PST</abbr>' );
		add_filter( 'woocommerce_cart_taxes_total', static fn(): float => 1.5 );
		add_filter( 'woocommerce_cart_display_prices_including_tax', '__return_true' );
		add_filter( 'pre_option_woocommerce_tax_total_display', static fn(): string => 'single' );
		$changes = WooClassicTotals::changes()['cart'];
		self::assertSame( 'GST & PST', $changes['label-tax'] );
		self::assertSame( 'Including $1.50 GST & PST', $changes['tax-note'] );
	}

	public static function no_texts(): array {
		return array( array( null ), array( false ), array( array( 'x' ) ) );
	}

	/**
	 * @dataProvider no_texts
	 * @param mixed $value What a filter returns.
	 */
	public function test_what_is_no_text_is_empty_as_woocommerce_prints_it( $value ): void {
		$code = 'empty-' . strtolower( gettype( $value ) );
		self::coupon( $code );
		foreach ( array( 'woocommerce_countries_tax_or_vat', 'woocommerce_cart_totals_coupon_label', 'woocommerce_shipping_package_name', 'woocommerce_no_shipping_available_html' ) as $filter ) {
			add_filter( $filter, static fn() => $value );
		}
		$changes = WooClassicTotals::changes()['checkout'];
		self::assertSame( array( 'label-tax' => '', 'label-shipping' => '', "coupon-$code" => '', 'none' => '' ), $changes );
	}

	public function test_each_screen_has_its_own_wherever_the_request_comes_from(): void {
		add_filter( 'woocommerce_cart_subtotal', static fn(): string => ( is_cart() ? 'Cart' : '' ) . ( is_checkout() ? 'Checkout' : '' ) );
		// Another test may have defined WooCommerce's constants for good.
		$usual = array( is_cart() ? 'Cart' : '', is_checkout() ? 'Checkout' : '' );
		self::assertSame(
			array( 'cart' => array( 'subtotal' => "Cart{$usual[1]}" ), 'checkout' => array( 'subtotal' => "{$usual[0]}Checkout" ) ),
			WooClassicTotals::changes()
		);
		self::assertSame( $usual, array( is_cart() ? 'Cart' : '', is_checkout() ? 'Checkout' : '' ), 'The request is what it was.' );
	}

	public function test_a_coupon_has_the_plugins_words_without_the_link(): void {
		self::coupon( 'spring' );
		add_filter( 'woocommerce_cart_totals_coupon_label', static fn( $label, $coupon ): string => 'Gift <b>' . $coupon->get_code() . '</b>', 10, 2 );
		self::append( 'woocommerce_cart_totals_coupon_html', ' off' );
		self::assertSame(
			array( 'coupon-spring' => 'Gift spring', 'discount-spring' => '-$3.00 off' ),
			array_map( static fn( string $text ): string => (string) preg_replace( '/\s+/', ' ', $text ), WooClassicTotals::changes()['cart'] )
		);
		add_filter( 'woocommerce_cart_totals_coupon_html', static fn( $html, $coupon, $amount ): string => $amount, 20, 3 );
		self::assertSame( '1', WooClassicTotals::changes()['checkout']['kept-spring'] );
	}

	public static function messages(): array {
		return array(
			array( 'woocommerce_no_shipping_available_html', array( 'checkout' ), 'none' ),
			array( 'woocommerce_cart_no_shipping_available_html', array( 'cart' ), 'none' ),
			array( 'woocommerce_shipping_may_be_available_html', array( 'cart', 'checkout' ), 'awaits-address' ),
		);
	}

	/**
	 * @dataProvider messages
	 * @param list<string> $screens Those that say it.
	 */
	public function test_messages_are_those_of_the_screen( string $filter, array $screens, string $name ): void {
		add_filter( 'pre_option_woocommerce_enable_shipping_calc', static fn(): string => 'yes' );
		add_filter( $filter, static fn(): string => 'Please <a href="/call/">call us</a>' );
		self::assertSame( array_fill_keys( $screens, array( $name => 'Please call us' ) ), WooClassicTotals::changes() );
	}

	public function test_one_that_throws_loses_its_part_only(): void {
		add_filter(
			'woocommerce_cart_subtotal',
			static function (): string {
				throw new RuntimeException( 'broken' );
			}
		);
		add_filter( 'woocommerce_countries_tax_or_vat', static fn(): string => 'GST' );
		self::assertSame( array( 'label-tax' => 'GST' ), WooClassicTotals::changes()['checkout'] );
	}

	public function test_only_screens_with_classic_extensions_have_them(): void {
		self::append( 'woocommerce_cart_subtotal', ' before' );
		add_filter( 'storefront_islands_classic_extensions', static fn( $is_active, $screen ): bool => 'checkout' === $screen, 15, 2 );
		self::assertSame( array( 'checkout' ), array_keys( WooClassicTotals::changes() ) );
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		self::assertSame( array(), WooClassicTotals::changes() );
	}

	public function test_they_come_with_the_cart_of_the_store_api(): void {
		self::append( 'woocommerce_cart_subtotal', ' before' );
		WooClassicTotals::extend();
		$cart = rest_do_request( self::rest( 'GET', '/wc/store/v1/cart' ) )->get_data();
		self::assertStringEndsWith( ' before', ( (array) $cart['extensions'] )['storefront-islands-classic']['cart']['subtotal'] );
	}
}
