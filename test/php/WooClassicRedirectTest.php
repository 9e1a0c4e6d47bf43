<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Purchase\WooClassicRedirect;
use WC_Order;
use WP_REST_Response;

/**
 * Tests where plugins lead to after an order.
 *
 * @group woocommerce
 */
final class WooClassicRedirectTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	/** Returns the address to which the shop leads after an order. */
	private static function leads_to( bool $is_paid, string $status = 'success', string $route = 'checkout' ): string {
		$order = new WC_Order();
		self::for_now( $order->save() );
		$redirect = new WooClassicRedirect();
		if ( $is_paid ) {
			$redirect->note_payment();
		}
		$answer = new WP_REST_Response(
			array(
				'order_id'       => $order->get_id(),
				'payment_result' => (object) array( 'payment_status' => $status, 'payment_details' => array(), 'redirect_url' => '/received' ),
			)
		);
		$data   = $redirect->apply( $answer, null, self::rest( 'POST', "/wc/store/v1/$route" ) )->get_data();
		return ( (array) $data['payment_result'] )['redirect_url'];
	}

	private static function listen(): void {
		add_filter( 'woocommerce_payment_successful_result', static fn( array $result, int $id ): array => array( 'redirect' => wc_get_order( $id ) ? "{$result['redirect']}?paid" : '' ) + $result, 10, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', static fn( string $url, WC_Order $order ): string => $order->get_id() > 0 ? "$url?free" : '', 10, 2 );
	}

	public function test_it_is_the_page_of_the_order_until_somebody_listens(): void {
		self::assertSame( array( '/received', '/received' ), array( self::leads_to( true ), self::leads_to( false ) ) );
	}

	public function test_plugins_lead_on_after_a_payment_and_after_an_order_that_needs_none(): void {
		self::listen();
		self::assertSame( array( '/received?paid', '/received?free' ), array( self::leads_to( true ), self::leads_to( false ) ) );
	}

	public function test_payments_that_wait_other_routes_and_other_shops_are_left_alone(): void {
		self::listen();
		self::assertSame( '/received', self::leads_to( true, 'pending' ) );
		self::assertSame( '/received', self::leads_to( true, 'success', 'cart' ) );
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 20 );
		self::assertSame( '/received', self::leads_to( true ) );
	}

	public function test_a_payment_method_of_the_blocks_leads_by_its_answer_to_those(): void {
		self::listen();
		add_action( 'woocommerce_blocks_payment_method_type_registration', static function (): void {} );
		self::assertSame( '/received', self::leads_to( true ) );
	}
}
