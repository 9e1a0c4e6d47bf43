<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Orders\Requests\WooGuestSession;
use StorefrontIslands\Orders\Requests\WooSessionSave;

/**
 * Tests which requests save WooCommerce's session.
 *
 * @group woocommerce
 */
final class WooSessionSaveTest extends TestCase {
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
		WooSessionSave::leave_unsaved();
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

	public function test_a_page_does_not_save_over_what_was_stored_while_it_was_made(): void {
		wc_load_cart();
		wp_set_current_user( 1 );
		$own     = WC()->session;
		$visitor = new Visitor( new WooGuestSession() );
		$lock    = static fn() => new CartLock( new VisitorLock( new IdempotencyStore( 'test_cart' ) ), $visitor );
		$open    = static function (): \WC_Session_Handler {
			wp_cache_flush();
			$session = new \WC_Session_Handler();
			$session->init();
			return $session;
		};
		$lines   = static fn( int $quantity ) => array( 'tea' => array( 'quantity' => $quantity, 'line_total' => $quantity ) );
		$first   = $open();
		$first->set( 'cart', $lines( 5 ) );
		$first->save_data();

		$_SERVER['REQUEST_METHOD'] = 'GET';
		WC()->session              = $open();
		$page                      = WC()->session;
		$page->set( 'cart', array( 'tea' => array( 'quantity' => 5, 'line_total' => 4 ) ) );
		$page->set( 'seen', 'x' );
		$in_memory = wp_cache_get( \WC_Cache_Helper::get_cache_prefix( 'wc_session_id' ) . '1', 'wc_session_id' );
		$other     = $open();
		$other->set( 'cart', $lines( 6 ) );
		$other->save_data();
		wp_cache_set( \WC_Cache_Helper::get_cache_prefix( 'wc_session_id' ) . '1', $in_memory, 'wc_session_id' );

		$cart = $lock();
		$cart->merge_stored();
		self::assertFalse( ( new VisitorLock( new IdempotencyStore( 'test_cart' ) ) )->take( Attempts::owner( 'user 1' ), time() + 9, new WaitBudget( 0 ) ), 'Others wait until it is saved.' );
		$page->save_data();
		$cart->release();

		$saved        = $open();
		WC()->session = $own;
		$saved->delete_session( '1' );
		self::assertSame( array( $lines( 6 ), 'x' ), array( $saved->get( 'cart' ), $saved->get( 'seen' ) ) );
	}
}
