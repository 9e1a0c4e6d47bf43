<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Attempts\CartLock;
use StorefrontIslands\Orders\Attempts\MovedSessions;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\VisitorLock;
use StorefrontIslands\Orders\Records\WaitBudget;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Orders\Requests\WooGuestSession;
use StorefrontIslands\Support\Http\CountCookie;

/**
 * Tests requests that still bring the session cookie of a guest who has logged in.
 *
 * @group woocommerce
 */
final class MovedSessionsTest extends TestCase {
	/** @var array<string, string> Cookies before the test. */
	private array $cookies;

	private ?\WC_Session $session;

	protected function setUp(): void {
		parent::setUp();
		list( $this->cookies, $this->session ) = array( $_COOKIE, WC()->session );
	}

	protected function tearDown(): void {
		wp_set_current_user( 0 );
		list( $_COOKIE, WC()->session ) = array( $this->cookies, $this->session );
		parent::tearDown();
	}

	private static function lock(): VisitorLock {
		return new VisitorLock( new IdempotencyStore( 'test_cart' ) );
	}

	private static function cart(): CartLock {
		return new CartLock( self::lock(), new Visitor( new WooGuestSession() ) );
	}

	/** Opens WooCommerce's session as at the start of a request. */
	private static function open( CartLock $cart ): \WC_Session_Handler {
		WC()->session = null;
		( new MovedSessions( new IdempotencyStore( 'test_moved' ), $cart, new Visitor( new WooGuestSession() ) ) )->register();
		WC()->initialize_session();
		// Otherwise it is saved again when the tests end.
		remove_action( 'shutdown', array( WC()->session, 'save_data' ), 20 );
		return WC()->session;
	}

	/** Gives the browser a guest's session with a line in the cart; returns the guest's id. */
	private static function shop_as_guest(): string {
		$keep = static function ( bool $is_on, string $name, string $value ): bool {
			$_COOKIE[ $name ] = $value;
			return false;
		};
		add_filter( 'woocommerce_set_cookie_enabled', $keep, 10, 3 );
		$session = self::open( self::cart() );
		$session->set( 'cart', array( 'line' => array( 'quantity' => 2 ) ) );
		$session->set_customer_session_cookie( true );
		$session->save_data();
		remove_filter( 'woocommerce_set_cookie_enabled', $keep );
		return $session->get_customer_id();
	}

	private static function log_in(): void {
		$user = wp_insert_user( array( 'user_login' => uniqid( 'moved' ), 'user_pass' => 'password' ) );
		wp_set_current_user( $user );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, time() + 60, 'logged_in' );
	}

	public function test_other_filters_of_the_sessions_class_are_asked_too(): void {
		$asked = array();
		foreach ( array( 1, 11 ) as $priority ) {
			add_filter(
				'woocommerce_session_handler',
				static function ( string $handler ) use ( &$asked, $priority ): string {
					$asked[] = $priority;
					return $handler;
				},
				$priority
			);
		}
		self::open( self::cart() );
		self::assertSame( array( 1, 11 ), $asked );
	}

	public function test_the_session_is_moved_once_by_one_request_after_the_other(): void {
		list( $cart, $other, $guest ) = array( self::cart(), self::lock(), self::shop_as_guest() );
		self::log_in();
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		$sent  = $_COOKIE;
		$first = self::open( $cart );
		self::assertSame( '', CountCookie::cookie( 'woocommerce_items_in_cart' ), 'sent again' );
		self::assertFalse( $other->take( Attempts::owner( "guest $guest" ), time() + 9, new WaitBudget( 0 ) ), 'changes of the guest wait' );
		$first->set( 'applied_coupons', array( 'ten' ) );
		$first->save_data();
		$cart->release();

		$_COOKIE = $sent;
		$second  = self::open( self::cart() );
		self::assertSame( array( array( 'line' => array( 'quantity' => 2 ) ), array( 'ten' ) ), array( $second->get( 'cart' ), $second->get( 'applied_coupons' ) ) );
	}
}
