<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooUnchangedSession;

/**
 * Tests which requests save WooCommerce's session.
 *
 * @group woocommerce
 */
final class WooUnchangedSessionTest extends TestCase {
	/** True if a request of a customer's saves the session, which holds a rate, after it has done something with it. */
	private static function is_saved( string $method, callable $act ): bool {
		wc_load_cart();
		wp_set_current_user( 1 );
		$own     = WC()->session;
		$session = new \WC_Session_Handler();
		$session->init();
		$session->set( 'rate', (object) array( 'cost' => '5.00' ) );
		$session->save_data();
		WC()->session              = $session;
		$_SERVER['REQUEST_METHOD'] = $method;
		$act( $session );
		WooUnchangedSession::leave_unsaved();
		WC()->session = $own;
		$session->delete_session( (string) $session->get_customer_id() );
		return false !== has_action( 'shutdown', array( $session, 'save_data' ) );
	}

	public function test_a_request_that_only_reads_does_not_write_what_another_one_may_have_changed(): void {
		$keeps = static fn( \WC_Session $session ) => $session->set( 'rate', clone $session->get( 'rate' ) );
		self::assertFalse( self::is_saved( 'GET', $keeps ) );
		self::assertFalse( self::is_saved( 'HEAD', $keeps ) );
		self::assertFalse( self::is_saved( 'GET', static fn( \WC_Session $session ) => $session->set( 'wc_notices', array() ) ) );
		self::assertTrue( self::is_saved( 'POST', $keeps ) );
	}

	public function test_what_a_page_changes_is_saved(): void {
		self::assertTrue( self::is_saved( 'GET', static fn( \WC_Session $session ) => $session->set( 'rate', (object) array( 'cost' => '6.00' ) ) ) );
		self::assertTrue( self::is_saved( 'GET', static fn( \WC_Session $session ) => $session->set( 'note', 'x' ) ) );
		self::assertTrue( self::is_saved( 'GET', static fn( \WC_Session $session ) => $session->__unset( 'rate' ) ) );
	}
}
