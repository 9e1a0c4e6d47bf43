<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use WC_Product_Simple;
use WP_Error;
use WP_REST_Response;

/**
 * Tests that what the checkout refuses in the browser is refused at the POST too, from whatever client: wallets, apps and
 * agents have no form of ours. No gateway is asked.
 *
 * @group woocommerce
 */
final class WooOrderRulesTest extends TestCase {
	use BuildsWooProducts;

	/** Product in the cart. */
	private ?WC_Product_Simple $product = null;
	/** True if the gateway was asked for a payment. */
	private bool $is_asked = false;

	protected function set_up(): void {
		parent::set_up();
		$this->product = self::product( array( 'virtual' => true ) );
		self::empty_cart()->add_to_cart( $this->product->get_id() );
		add_filter( 'woocommerce_store_api_disable_nonce_check', '__return_true' );
		add_filter(
			'woocommerce_rest_checkout_process_payment_with_context',
			function (): void {
				$this->is_asked = true;
			}
		);
	}

	protected function tear_down(): void {
		if ( null !== $this->product ) {
			self::empty_cart();
			wc_clear_notices();
		}
		parent::tear_down();
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
		// An order that is sent again is answered as before.
		$order = array( 'billing_address' => $address, 'shipping_address' => array_diff_key( $address, array( 'email' => '' ) ), 'payment_method' => 'cod', 'customer_note' => wp_generate_uuid4() );
		return rest_do_request( self::rest( 'POST', '/wc/store/v1/checkout', array_replace_recursive( $order, $changes ), '' ) );
	}

	private function assert_refused( WP_REST_Response $response ): void {
		self::assertTrue( $response->is_error() );
		self::assertTrue( 400 <= $response->get_status() && $response->get_status() < 500 );
		self::assertFalse( $this->is_asked );
	}

	public function test_delivery_needs_a_rate(): void {
		$this->product->set_virtual( false );
		$this->product->save();
		self::empty_cart()->add_to_cart( $this->product->get_id() );
		add_filter( 'woocommerce_package_rates', '__return_empty_array' );
		$this->assert_refused( self::order() );
	}

	public function test_what_a_plugin_finds_wrong_with_the_cart_is_in_the_cart_and_refuses_the_order(): void {
		add_action( 'woocommerce_check_cart_items', static fn() => wc_add_notice( 'The minimum order is $50.', 'error' ) );
		self::assertSame( array( 'The minimum order is $50.' ), array_column( self::fetched( '/wc/store/v1/cart' )['errors'], 'message' ) );
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
		$answers = array( self::order( array( 'additional_fields' => array( 'acme/gift' => 'paper' ) ) ) );
		if ( self::requires_fields() ) {
			$answers[] = self::order();
		}
		__internal_woocommerce_blocks_deregister_checkout_field( 'acme/gift' );
		array_map( array( $this, 'assert_refused' ), $answers );
	}

	public function test_a_required_field_is_required(): void {
		if ( ! self::requires_fields() ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs WooCommerce 9.0' );
		}
		$this->assert_refused( self::order( array( 'billing_address' => array( 'city' => '' ) ) ) );
	}

	/** False for a WooCommerce whose server takes an order without what its own block requires. */
	private static function requires_fields(): bool {
		return version_compare( WC_VERSION, '9.0', '>=' );
	}

	/** @dataProvider bad_orders */
	public function test_a_value_that_the_form_refuses_is_refused( array $changes ): void {
		$this->assert_refused( self::order( $changes ) );
	}

	public static function bad_orders(): array {
		$billing = static fn( array $changes ): array => array( array( 'billing_address' => $changes ) );
		return array(
			'an e-mail address' => $billing( array( 'email' => 'ada' ) ),
			'a postcode'        => $billing( array( 'postcode' => 'x' ) ),
			'a phone number'    => $billing( array( 'phone' => 'call me' ) ),
			'a state'           => $billing( array( 'state' => 'XX' ) ),
			'a country'         => $billing( array( 'country' => 'XX' ) ),
			'a payment method'  => array( array( 'payment_method' => 'none' ) ),
			'no payment method' => array( array( 'payment_method' => '' ) ),
		);
	}
}
