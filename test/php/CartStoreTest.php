<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\DemoShop\Cart\CartStore;
use StorefrontIslands\DemoShop\Cart\CartTable;
use StorefrontIslands\DemoShop\Cart\Visitor;
use StorefrontIslands\DemoShop\Catalogue\Products;
use StorefrontIslands\DemoShop\Catalogue\QuantityLimits;
use StorefrontIslands\DemoShop\Settings\ShopSettings;
use StorefrontIslands\DemoShop\Support\Input;

/**
 * Tests how the demo shop stores carts.
 *
 * @group demo-shop
 */
final class CartStoreTest extends TestCase {
	private const COOKIE = 'storefront_islands_visitor';
	private const USER   = 987654321;

	private static CartStore $carts;

	/**
	 * Ids of simple products of which one to four can be bought.
	 *
	 * @var list<int>
	 */
	private static array $ids;

	/** {@inheritDoc} */
	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		$settings = ShopSettings::load();
		$products = new Products( $settings );
		self::$carts = new CartStore( $settings, $products, static fn(): array => array() );
		self::$ids = array();
		foreach ( $products->by_ids( Products::all_ids() ) as $product ) {
			$limits = new QuantityLimits( $product );
			if ( 'simple' === $product->type && array( 1, 2, 3, 4 ) === array_map( array( $limits, 'nearest' ), array( 1, 2, 3, 4 ) ) ) {
				self::$ids[] = $product->id;
			}
		}
	}

	/** {@inheritDoc} */
	protected function set_up(): void {
		parent::set_up();
		$_COOKIE[ self::COOKIE ] = bin2hex( random_bytes( 24 ) );
	}

	/** {@inheritDoc} */
	protected function tear_down(): void {
		foreach ( array( Visitor::guest_key(), Visitor::user_key( self::USER ) ) as $visitor ) {
			CartTable::delete( $visitor, CartTable::read( $visitor )['version'] );
		}
		unset( $_COOKIE[ self::COOKIE ] );
		parent::tear_down();
	}

	/** Writes the cart of a visitor as another request: a quantity of each product. */
	private static function put( string $visitor, array $quantities ): void {
		$lines = array();
		foreach ( $quantities as $position => $quantity ) {
			$lines[] = array( 'id' => self::$ids[ $position ], 'quantity' => $quantity );
		}
		self::assertTrue( CartTable::write( $visitor, (string) wp_json_encode( array( 'lines' => $lines ) ), CartTable::read( $visitor )['version'], time() ) );
	}

	/** Returns the quantity of each product in a visitor's stored cart. */
	private static function quantities( string $visitor ): array {
		$quantities = array();
		foreach ( Input::from_json( CartTable::read( $visitor )['data'] )->objects( 'lines' ) as $line ) {
			$quantities[ array_search( $line->number( 'id' ), self::$ids, true ) ] = $line->number( 'quantity' );
		}
		ksort( $quantities );
		return $quantities;
	}

	public function test_a_guests_cart_joins_that_of_the_user(): void {
		self::put( Visitor::guest_key(), array( 0 => 2, 1 => 1 ) );
		self::put( Visitor::user_key( self::USER ), array( 1 => 3, 2 => 1 ) );
		self::$carts->hand_over( self::USER );
		self::assertSame( array( 0 => 2, 1 => 1, 2 => 1 ), self::quantities( Visitor::user_key( self::USER ) ) );
		self::assertSame( array(), self::quantities( Visitor::guest_key() ) );
	}

	public function test_a_guests_cart_is_kept_if_the_user_changes_the_own_one_meanwhile(): void {
		self::put( Visitor::guest_key(), array( 0 => 2 ) );
		self::put( Visitor::user_key( self::USER ), array( 1 => 1 ) );
		self::before_next( 'UPDATE', static fn() => self::put( Visitor::user_key( self::USER ), array( 1 => 1, 2 => 4 ) ) );
		self::$carts->hand_over( self::USER );
		self::assertSame( array( 0 => 2, 1 => 1, 2 => 4 ), self::quantities( Visitor::user_key( self::USER ) ) );
		self::assertSame( array(), self::quantities( Visitor::guest_key() ) );
	}

	public function test_what_the_guest_adds_meanwhile_joins_as_well(): void {
		self::put( Visitor::guest_key(), array( 0 => 2 ) );
		self::before_next( 'DELETE', static fn() => self::put( Visitor::guest_key(), array( 0 => 2, 1 => 1 ) ) );
		self::$carts->hand_over( self::USER );
		self::assertSame( array( 0 => 2, 1 => 1 ), self::quantities( Visitor::user_key( self::USER ) ) );
		self::assertSame( array(), self::quantities( Visitor::guest_key() ) );
	}
}
