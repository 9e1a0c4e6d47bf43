<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Cart\SavedCart;
use StorefrontIslands\DemoShop\Catalogue\Product;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\DemoShop\Session\SessionCookie;
use StorefrontIslands\DemoShop\Session\SessionTable;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

/**
 * Tests which session the demo shop loads, and what becomes of its cart. What HTTP shows is tested in
 * test/contract/sessions.mjs.
 *
 * @group demo-shop
 */
final class CartStoreTest extends TestCase {
	private const GUEST = 't_0123456789';
	private const DAY   = 86400;

	private static int $user;
	private static int $now;

	/** @var list<int> Ids of simple products of which one to four can be bought. */
	private static array $ids;

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		self::$now  = time();
		self::$user = (int) username_exists( 'customer' );
		$four       = static fn( Product $product ): bool => 'simple' === $product->type && array( 1, 2, 3, 4 ) === array_map( array( new QuantityLimits( $product ), 'nearest' ), array( 1, 2, 3, 4 ) );
		self::$ids  = array_column( array_filter( ( new Products( ShopSettings::load() ) )->by_ids( Products::all_ids() ), $four ), 'id' );
	}

	protected function set_up(): void {
		parent::set_up();
		SessionCookie::beginning( self::GUEST, self::$now )->send();
	}

	protected function tear_down(): void {
		SessionTable::delete( self::GUEST );
		SessionTable::delete( (string) self::$user );
		SavedCart::save( self::$user, array() );
		SavedCart::has_joined( self::$user );
		SessionCookie::remove();
		parent::tear_down();
	}

	/** Writes the cart of a session as another request: a quantity of each product. */
	private static function put( string $customer, array $quantities ): void {
		$lines = json_encode( array( 'lines' => self::lines( $quantities ) ) );
		self::assertTrue( SessionTable::write( $customer, $lines, SessionTable::read( $customer )['version'], self::$now + self::DAY ) );
	}

	/** Returns items as they are stored: a quantity of each product. */
	private static function lines( array $quantities ): array {
		return array_map( static fn( int $position, int $quantity ): array => array( 'id' => self::$ids[ $position ], 'quantity' => $quantity ), array_keys( $quantities ), $quantities );
	}

	/** Returns the quantity of each product in the stored cart of a session. */
	private static function quantities( string $customer ): array {
		$quantities = array();
		foreach ( Input::from_json( SessionTable::read( $customer )['data'] )->objects( 'lines' ) as $line ) {
			$quantities[ array_search( $line->number( 'id' ), self::$ids, true ) ] = $line->number( 'quantity' );
		}
		return $quantities;
	}

	/** Loads the cart in a new request of a user; 0 for a guest. */
	private static function load( int $user, int $now ): void {
		wp_set_current_user( $user );
		$settings = ShopSettings::load();
		$session = new Session( static fn(): int => $now );
		( new CartStore( $settings, new Products( $settings ), $session, static fn(): array => array() ) )->load();
	}

	public function test_a_guests_cart_joins_the_saved_one(): void {
		self::put( self::GUEST, array( 0 => 2, 1 => 1 ) );
		SavedCart::save( self::$user, self::lines( array( 1 => 3, 2 => 1 ) ) );
		SavedCart::join_after_login( self::$user );
		self::load( self::$user, self::$now );
		self::assertSame( array( 1 => 1, 2 => 1, 0 => 2 ), self::quantities( (string) self::$user ) );
		self::assertSame( array(), self::quantities( self::GUEST ) );
	}

	public function test_a_guests_cart_is_kept_if_the_user_changes_the_own_one_meanwhile(): void {
		self::put( self::GUEST, array( 0 => 2 ) );
		self::put( (string) self::$user, array( 1 => 1 ) );
		self::before_next( 'UPDATE', static fn() => self::put( (string) self::$user, array( 1 => 1, 2 => 4 ) ) );
		self::load( self::$user, self::$now );
		self::assertSame( array( 0 => 2 ), self::quantities( (string) self::$user ) );
		self::assertSame( array(), self::quantities( self::GUEST ) );
	}

	public function test_what_the_guest_adds_meanwhile_joins_as_well(): void {
		self::put( self::GUEST, array( 0 => 2 ) );
		self::before_next( 'DELETE', static fn() => self::put( self::GUEST, array( 0 => 2, 1 => 1 ) ) );
		self::load( self::$user, self::$now );
		self::assertSame( array( 0 => 2, 1 => 1 ), self::quantities( (string) self::$user ) );
		self::assertSame( array(), self::quantities( self::GUEST ) );
	}

	public function test_a_second_request_that_still_has_the_guests_cookie_changes_nothing(): void {
		self::put( (string) self::$user, array( 1 => 1 ) );
		self::load( self::$user, self::$now );
		self::assertSame( array( 1 => 1 ), self::quantities( (string) self::$user ) );
	}

	public function test_a_session_ends_after_its_time(): void {
		self::put( self::GUEST, array( 0 => 2 ) );
		self::load( 0, self::$now + 2 * self::DAY );
		self::assertSame( array( 0 => 2 ), self::quantities( self::GUEST ) );
		$renewed = SessionCookie::of_request();
		self::assertSame( self::$now + 4 * self::DAY, $renewed->expires );
		self::load( 0, $renewed->expires + 1 );
		self::assertSame( array(), self::quantities( self::GUEST ) );
		self::assertNull( SessionCookie::of_request() );
	}

	public function test_a_users_session_ends_in_a_request_of_another_user(): void {
		foreach ( array( 0, 1 ) as $other ) {
			SessionCookie::beginning( (string) self::$user, self::$now )->send();
			self::put( (string) self::$user, array( 0 => 2 ) );
			self::load( $other, self::$now );
			self::assertSame( array(), self::quantities( (string) self::$user ) );
		}
	}
}
