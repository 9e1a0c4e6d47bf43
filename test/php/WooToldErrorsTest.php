<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Purchase\WooToldErrors;
use WP_REST_Response;

/**
 * Tests errors of the session that a refused order has told.
 *
 * @group woocommerce
 */
final class WooToldErrorsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		wc_clear_notices();
		wc_add_notice( 'The <b>Mug</b> is gone.', 'error' );
		wc_add_notice( 'So is the Tee.', 'error' );
		wc_add_notice( 'Of the page before', 'error' );
		wc_add_notice( 'Welcome', 'notice' );
	}

	protected function tear_down(): void {
		wc_clear_notices();
		parent::tear_down();
	}

	/** Returns the notices after an answer. */
	private static function after( string $method, string $route, int $status ): array {
		$data = array( 'message' => 'The Mug is gone.', 'additional_errors' => array( array( 'message' => 'So is the Tee.' ) ) );
		WooToldErrors::forget( new WP_REST_Response( $data, $status ), null, self::rest( $method, $route, array() ) );
		return array_map( static fn( array $notices ): array => array_column( $notices, 'notice' ), wc_get_notices() );
	}

	public function test_what_a_refused_order_has_told_does_not_refuse_the_next(): void {
		self::assertSame( array( 'error' => array( 'Of the page before' ), 'notice' => array( 'Welcome' ) ), self::after( 'POST', '/wc/store/v1/checkout', 409 ) );
	}

	public function test_other_requests_and_answers_leave_them_for_the_page(): void {
		foreach ( array( array( 'GET', '/wc/store/v1/cart', 409 ), array( 'POST', '/wc/store/v1/batch', 409 ), array( 'PUT', '/wc/store/v1/checkout', 409 ), array( 'POST', '/wc/store/v1/checkout', 200 ) ) as $other ) {
			self::assertCount( 3, self::after( ...$other )['error'], $other[1] );
		}
	}
}
