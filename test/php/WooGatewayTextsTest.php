<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Checkout\WooGatewayTexts;
use WC_Order;

/**
 * Tests the words of WooCommerce's own payment methods in a checkout in place of the shortcode.
 *
 * @group woocommerce
 */
final class WooGatewayTextsTest extends TestCase {
	private const DATA = array( 'cod' => array( 'title' => 'Cash', 'description' => 'At the door', 'supports' => array() ), 'stripe' => array( 'title' => 'Card' ) );

	protected function set_up(): void {
		parent::set_up();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	private static function rename(): void {
		add_filter( 'woocommerce_gateway_title', static fn( $title, $id ) => 'cod' === $id ? 'After <b>our</b> call' : $title, 10, 2 );
		add_filter( 'woocommerce_gateway_description', static fn( $text, $id ) => 'cod' === $id ? 'We <em>call</em> you' : $text, 10, 2 );
	}

	public function test_they_are_those_of_the_settings_until_somebody_filters_them(): void {
		self::assertSame( self::DATA, WooGatewayTexts::applied( self::DATA ) );
	}

	public function test_they_are_filtered_as_in_the_classic_checkout(): void {
		self::rename();
		$data = WooGatewayTexts::applied( self::DATA );
		self::assertSame( array( 'title' => 'After our call', 'description' => 'We <em>call</em> you', 'supports' => array() ), $data['cod'] );
		self::assertSame( self::DATA['stripe'], $data['stripe'] );
		self::assertSame( 'We <em>call</em> you', WooGatewayTexts::description( new \WC_Gateway_COD() ) );
	}

	public function test_an_order_has_the_filtered_title(): void {
		$order = new WC_Order();
		$order->set_payment_method( 'cod' );
		$order->set_payment_method_title( 'Cash' );
		WooGatewayTexts::name_in_order( $order );
		self::assertSame( 'Cash', $order->get_payment_method_title() );
		self::rename();
		WooGatewayTexts::name_in_order( $order );
		self::assertSame( 'After our call', wp_strip_all_tags( $order->get_payment_method_title() ) );
	}

	public function test_a_shop_that_never_had_the_classic_checkout_keeps_them(): void {
		self::rename();
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		self::assertSame( self::DATA, WooGatewayTexts::applied( self::DATA ) );
	}
}
