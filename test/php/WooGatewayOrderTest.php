<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\WooCommerce\Checkout\WooChosenPaymentMethod;
use StorefrontIslands\WooCommerce\Checkout\WooGatewayOrder;

/**
 * Tests the order of the payment methods and the one that is chosen to begin with.
 *
 * @group woocommerce
 */
final class WooGatewayOrderTest extends TestCase {
	private const SHORTCODE = '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->';

	/**
	 * Payment methods of the shop, in the order of its settings, and whether each is available.
	 *
	 * @var array<string, bool>
	 */
	private static array $methods;

	protected function set_up(): void {
		parent::set_up();
		self::$methods = array( 'bacs' => true, 'cheque' => false, 'cod' => true );
		add_filter( 'woocommerce_payment_gateways', static fn () => array_map( array( self::class, 'method' ), array_keys( self::$methods ) ), 999 );
		wc_load_cart();
		WC()->payment_gateways()->init();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	protected function tear_down(): void {
		remove_all_filters( 'woocommerce_payment_gateways', 999 );
		WC()->payment_gateways()->init();
		WC()->session->set( 'chosen_payment_method', null );
		WC()->cart->empty_cart();
		parent::tear_down();
	}

	private static function method( string $id ): \WC_Payment_Gateway {
		$method          = new class() extends \WC_Payment_Gateway {};
		$method->id      = $id;
		$method->enabled = self::$methods[ $id ] ? 'yes' : 'no';
		return $method;
	}

	/** Puts a method first, as a shop's snippet does. */
	private static function put_first( string $id ): void {
		add_filter( 'woocommerce_available_payment_gateways', static fn ( array $methods ) => array_intersect_key( $methods, array( $id => true ) ) + $methods, 100 );
	}

	/** Returns the method that a page's first HTML is calculated with. */
	private static function preselected( string $content ): string {
		$page = self::post( $content );
		self::set_options( array( 'woocommerce_checkout_page_id' => $page ) );
		WC()->session->set( 'chosen_payment_method', null );
		WC()->cart->add_to_cart( (int) wc_get_product_id_by_sku( 'P-003' ) );
		$GLOBALS['wp_query']->query( array( 'page_id' => $page ) );
		WooChosenPaymentMethod::preselect();
		$GLOBALS['wp_query']->init();
		return (string) WC()->session->get( 'chosen_payment_method' );
	}

	public function test_it_is_that_of_the_settings(): void {
		self::assertSame( array( 'bacs', 'cheque', 'cod' ), WooGatewayOrder::ids() );
	}

	public function test_in_place_of_the_shortcode_it_is_that_of_the_filters(): void {
		self::put_first( 'cod' );
		self::assertSame( array( 'cod', 'bacs', 'cheque' ), WooGatewayOrder::ids() );
	}

	public function test_a_shop_that_never_had_the_classic_checkout_keeps_that_of_the_settings(): void {
		self::put_first( 'cod' );
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		self::assertSame( array( 'bacs', 'cheque', 'cod' ), WooGatewayOrder::ids() );
		self::assertSame( 'bacs', self::preselected( '<!-- wp:storefront-islands/checkout /-->' ) );
	}

	public function test_its_first_one_is_chosen_where_ours_stands_in_place_of_the_shortcode(): void {
		self::put_first( 'cod' );
		self::assertSame( '', self::preselected( self::SHORTCODE ) );
		self::set_options( array( Settings::OPTION => array( 'replace_checkout' => true ) ) );
		self::assertSame( 'cod', self::preselected( self::SHORTCODE ) );
		self::assertSame( 'cod', self::preselected( '<!-- wp:woocommerce/checkout --><div></div><!-- /wp:woocommerce/checkout -->' ) );
	}
}
