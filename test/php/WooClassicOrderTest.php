<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use RuntimeException;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\Source;
use StorefrontIslands\WooCommerce\Purchase\WooClassicOrder;
use WC_Order;
use WP_Error;
use WP_REST_Request;

/**
 * Tests the classic actions of an order.
 *
 * @group woocommerce
 */
final class WooClassicOrderTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		wc_clear_notices();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	private static function request( string $route = '/wc/store/v1/checkout', string $method = 'POST' ): WP_REST_Request {
		return self::rest(
			$method,
			$route,
			array(
				'billing_address'           => array( 'first_name' => "O'Neil", 'email' => 'a@example.com' ),
				'payment_method'            => 'cod',
				'customer_note'             => 'Ring twice',
				'storefront_islands_fields' => http_build_query( array( 'gift' => "It's", 'wrap' => array( 'paper', 'bow' ), 'payment_method' => 'forged' ) ),
			)
		);
	}

	private static function to_high_street(): WP_REST_Request {
		$request = self::request();
		$request->set_param( 'billing_address', array( 'address_1' => 'High St' ) + (array) $request->get_param( 'billing_address' ) );
		return $request;
	}

	/** Opens the order of a request. */
	private static function opened( ?WP_REST_Request $request = null ): WooClassicOrder {
		$order = new WooClassicOrder();
		$order->open( null, null, $request ?? self::request() );
		return $order;
	}

	private static function stored(): WC_Order {
		$stored = new WC_Order();
		$stored->save();
		return $stored;
	}

	public function test_post_holds_the_order_and_the_fields_while_it_runs(): void {
		$_POST    = array( 'before' => '1' );
		$_REQUEST = array( '_locale' => 'user' );
		$request  = self::request();
		$order   = self::opened( $request );
		self::assertSame( array( "O\\'Neil", 'Ring twice', 'cod', "It\\'s", array( 'paper', 'bow' ) ), array( $_POST['billing_first_name'], $_POST['order_comments'], $_POST['payment_method'], $_POST['gift'], $_POST['wrap'] ) );
		self::assertArrayNotHasKey( 'before', $_POST );
		self::assertSame( array( 'user', "It\\'s", 'cod' ), array( $_REQUEST['_locale'], $_REQUEST['gift'] ?? '', $_REQUEST['payment_method'] ?? '' ), 'some plugins read $_REQUEST' );
		self::assertSame( "O'Neil", WC()->checkout()->get_posted_data()['billing_first_name'] );
		$order->close( null, null, self::request() );
		self::assertArrayHasKey( 'gift', $_POST, 'not by another request' );
		$order->close( null, null, $request );
		self::assertSame( array( array( 'before' => '1' ), array( '_locale' => 'user' ) ), array( $_POST, $_REQUEST ) );
	}

	public function test_no_spelling_of_the_route_passes_by_the_classic_checks(): void {
		foreach ( array( '/wc/store/v1/Checkout', '/wc/store/checkout', "/wc/store/v1/checkout\n" ) as $route ) {
			$request = self::request( $route );
			$order   = self::opened( $request );
			self::assertSame( 'cod', $_POST['payment_method'] ?? '', $route );
			$order->close( null, null, $request );
		}
	}

	public function test_other_requests_and_shops_without_it_are_left_alone(): void {
		foreach ( array( array( '/wc/store/v1/checkout', 'PUT' ), array( '/wc/store/v1/checkout/12', 'POST' ), array( '/wc/store/v1/cart', 'POST' ) ) as $other ) {
			self::opened( self::request( ...$other ) );
			self::assertSame( array(), $_POST );
		}
		remove_filter( 'storefront_islands_classic_extensions', '__return_true' );
		self::opened();
		self::assertSame( array(), $_POST );
	}

	public function test_notices_errors_and_exceptions_refuse_with_each_message_once(): void {
		wc_add_notice( 'Of another page', 'error' );
		add_action(
			'woocommerce_checkout_process',
			static function (): void {
				wc_add_notice( 'First', 'error' );
				wc_add_notice( 'A hint', 'notice' );
			}
		);
		$validate = static function ( array $data, WP_Error $errors ): void {
			$errors->add( 'probe', 'Second ' . $data['billing_email'] );
			$errors->add( 'probe', 'First' );
			throw new RuntimeException( 'Third' );
		};
		add_action( 'woocommerce_after_checkout_validation', $validate, 10, 3 );
		( new WooClassicOrder() )->check();
		try {
			self::opened()->check();
			self::fail( 'Nobody has refused.' );
		} catch ( RouteException $refusal ) {
			$details = $refusal->getAdditionalData()['details']['storefront_islands_fields'];
			self::assertSame( array( 'First', 'Second a@example.com', 'Third' ), array_merge( array( $details['message'] ), array_column( $details['additional_errors'], 'message' ) ) );
			self::assertSame( 400, $refusal->getCode() );
		}
		self::assertSame( array( 'Of another page' ), array_column( wc_get_notices( 'error' ), 'notice' ) );
		wc_clear_notices();
	}

	public function test_plugins_write_into_the_order(): void {
		$write = static function ( int $id, array $data ): void {
			$same = wc_get_order( $id );
			$same->update_meta_data( '_gift', $_POST['gift'] . $data['payment_method'] );
			$same->save();
		};
		add_action( 'woocommerce_checkout_update_order_meta', $write, 10, 3 );
		$stored = self::stored();
		( new WooClassicOrder() )->order_updated( $stored );
		self::assertSame( '', $stored->get_meta( '_gift' ) );
		self::opened()->order_updated( $stored );
		self::assertSame( "It\\'scod", $stored->get_meta( '_gift' ) );
	}

	public function test_plugins_hear_of_a_new_order_after_they_have_written_into_it(): void {
		$heard = array();
		add_action(
			'woocommerce_checkout_create_order',
			static function ( WC_Order $order ): void {
				$order->update_meta_data( '_gift', 'yes' );
			}
		);
		add_action(
			'woocommerce_checkout_order_created',
			static function ( WC_Order $order ) use ( &$heard ): void {
				$heard[] = wc_get_order( $order->get_id() )->get_meta( '_gift' );
			}
		);
		( new WooClassicOrder() )->order_updated( self::stored() );
		self::assertSame( array(), $heard );
		self::opened()->order_updated( self::stored() );
		self::assertSame( array( 'yes' ), $heard );
	}

	public function test_an_order_has_what_filters_make_of_the_form(): void {
		$street = static function ( array $data ): array {
			$data['billing_address_1'] .= ' 5b';
			$data['order_comments']     = "Ring twice\nand knock";
			$data['billing_floor']      = '3';
			return $data;
		};
		$stored = self::stored();
		$stored->set_props( array( 'billing_first_name' => 'Of the Store API', 'billing_address_1' => 'High St', 'customer_note' => 'Ring twice' ) );
		self::opened( self::to_high_street() )->order_updated( $stored );
		self::assertSame( array( 'Of the Store API', 'High St', 'Ring twice', '' ), array( $stored->get_billing_first_name(), $stored->get_billing_address_1(), $stored->get_customer_note(), $stored->get_meta( '_billing_floor' ) ) );
		add_filter( 'woocommerce_checkout_posted_data', $street );
		add_filter( 'woocommerce_process_checkout_field_billing_first_name', 'strtoupper' );
		self::opened( self::to_high_street() )->order_updated( $stored );
		self::assertSame( array( "O'NEIL", 'High St 5b', "Ring twice\nand knock", '3' ), array( $stored->get_billing_first_name(), $stored->get_billing_address_1(), $stored->get_customer_note(), $stored->get_meta( '_billing_floor' ) ) );
	}

	public function test_a_plugin_that_listens_to_the_store_api_hears_of_an_order_once(): void {
		$heard  = array();
		$listen = static function ( int $id ) use ( &$heard ): void {
			$heard[] = $id;
		};
		add_action( 'woocommerce_checkout_order_processed', $listen, 10, 3 );
		$stored = self::stored();
		$order  = self::opened();
		$order->order_processed( $stored );
		self::assertSame( array( $stored->get_id() ), $heard );
		add_action( 'woocommerce_store_api_checkout_order_processed', static function (): void {} );
		$order->order_processed( $stored );
		self::assertSame( array( $stored->get_id() ), $heard );
		self::assertSame( basename( __FILE__ ), Listeners::of( 'woocommerce_store_api_checkout_order_processed' )[0]['source']->key() );
		self::assertNotSame( basename( __FILE__ ), Source::of( array( $order, 'check' ) )->key() );
	}
}
