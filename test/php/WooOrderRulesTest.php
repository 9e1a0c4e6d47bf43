<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WC_Product_Simple;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Tests that what the checkout refuses in the browser is refused at the POST too, from whatever client: wallets, apps and
 * agents have no form of ours. No gateway is asked.
 *
 * @group woocommerce
 */
final class WooOrderRulesTest extends TestCase {
	/** Callbacks of this test, by action or filter. @var list<array{string, callable}> */
	private array $listening = array();

	/** Product in the cart. */
	private int $product = 0;

	/** True if the gateway was asked for a payment. */
	private bool $is_asked = false;

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		$product = new WC_Product_Simple();
		$product->set_regular_price( '20' );
		$product->set_virtual( true );
		$this->product = $product->save();
		WC()->cart->empty_cart();
		WC()->cart->add_to_cart( $this->product );
		$this->listen( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		$this->listen(
			'woocommerce_rest_checkout_process_payment_with_context',
			function (): void {
				$this->is_asked = true;
			}
		);
	}

	protected function tear_down(): void {
		foreach ( $this->listening as list( $hook, $callback ) ) {
			remove_filter( $hook, $callback );
		}
		WC()->cart->empty_cart();
		wp_delete_post( $this->product, true );
		wc_clear_notices();
		parent::tear_down();
	}

	private function listen( string $hook, callable $callback ): void {
		$this->listening[] = array( $hook, $callback );
		add_filter( $hook, $callback, 10, 1 );
	}

	private static function order( array $changes = array() ): WP_REST_Response {
		$address = array(
			'first_name' => 'Ada',
			'last_name'  => 'Lovelace',
			'address_1'  => '1 Market St',
			'city'       => 'San Francisco',
			'state'      => 'CA',
			'postcode'   => '94105',
			'country'    => 'US',
			'email'      => 'ada@example.org',
			'phone'      => '4155550123',
		);
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array_replace_recursive(
					array(
						'billing_address'  => $address,
						'shipping_address' => $address,
						'payment_method'   => 'cod',
						// An order that is sent again is answered as before.
						'customer_note'    => wp_generate_uuid4(),
					),
					$changes
				)
			)
		);
		return rest_do_request( $request );
	}

	private function assert_refused( WP_REST_Response $response ): void {
		self::assertTrue( $response->is_error() );
		self::assertGreaterThanOrEqual( 400, $response->get_status() );
		self::assertLessThan( 500, $response->get_status() );
		self::assertFalse( $this->is_asked );
	}

	public function test_delivery_needs_a_rate(): void {
		$product = wc_get_product( $this->product );
		$product->set_virtual( false );
		$product->save();
		WC()->cart->empty_cart();
		WC()->cart->add_to_cart( $this->product );
		$this->listen( 'woocommerce_package_rates', static fn(): array => array() );
		$this->assert_refused( self::order() );
	}

	public function test_what_a_plugin_finds_wrong_with_the_cart_is_in_the_cart_and_refuses_the_order(): void {
		$this->listen( 'woocommerce_check_cart_items', static fn() => wc_add_notice( 'The minimum order is $50.', 'error' ) );
		$cart = rest_do_request( new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data();
		self::assertSame( array( 'The minimum order is $50.' ), array_column( json_decode( (string) wp_json_encode( $cart['errors'] ), true ), 'message' ) );
		$response = self::order();
		$this->assert_refused( $response );
		self::assertStringContainsString( 'The minimum order is $50.', (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_an_order_that_keeps_the_rules_reaches_the_gateway(): void {
		$response = self::order();
		self::assertSame( array( 200, true ), array( $response->get_status(), $this->is_asked ), (string) wp_json_encode( $response->get_data() ) );
	}

	public function test_an_additional_field_is_required_and_validated_at_the_order(): void {
		woocommerce_register_additional_checkout_field(
			array(
				'id'                => 'acme/gift',
				'label'             => 'Gift',
				'location'          => 'order',
				'required'          => true,
				'validate_callback' => static fn( $value ) => 'ribbon' === $value ? true : new WP_Error( 'gift', 'A ribbon, please.' ),
			)
		);
		$missing = self::order();
		$wrong   = self::order( array( 'additional_fields' => array( 'acme/gift' => 'paper' ) ) );
		__internal_woocommerce_blocks_deregister_checkout_field( 'acme/gift' );
		$this->assert_refused( $missing );
		$this->assert_refused( $wrong );
	}

	/** @dataProvider bad_orders */
	public function test_a_value_that_the_form_refuses_is_refused( array $changes ): void {
		$this->assert_refused( self::order( $changes ) );
	}

	public static function bad_orders(): array {
		return array(
			'a required field'       => array( array( 'billing_address' => array( 'city' => '' ) ) ),
			'an e-mail address'      => array( array( 'billing_address' => array( 'email' => 'ada' ) ) ),
			'a postcode'             => array( array( 'billing_address' => array( 'postcode' => 'x' ) ) ),
			'a phone number'         => array( array( 'billing_address' => array( 'phone' => 'call me' ) ) ),
			'a state'                => array( array( 'billing_address' => array( 'state' => 'XX' ) ) ),
			'a country'              => array( array( 'billing_address' => array( 'country' => 'XX' ) ) ),
			'a payment method'       => array( array( 'payment_method' => 'none' ) ),
			'no payment method'      => array( array( 'payment_method' => '' ) ),
		);
	}
}
