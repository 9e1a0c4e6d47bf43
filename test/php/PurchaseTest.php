<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Purchase\Access;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\OrderUnavailable;
use StorefrontIslands\Shop\ShopDecorator;

/** Tests access to an order. */
final class PurchaseTest extends TestCase {
	/** Returns the access decision for an old guest order, with the given facts changed. */
	private static function verdict( array $facts ): string {
		$access = new Access();
		$access->has_key      = true;
		$access->email        = 'ada@example.com';
		$access->age          = 3600;
		foreach ( $facts as $name => $value ) {
			$access->$name = $value;
		}
		return $access->verdict();
	}

	public function test_an_order_is_closed_to_visitors_without_its_key(): void {
		self::assertSame( Access::NONE, self::verdict( array( 'has_key' => false ) ) );
		self::assertSame( Access::NONE, self::verdict( array( 'has_key' => false, 'age' => 0 ) ) );
		self::assertSame( Access::NONE, self::verdict( array( 'has_key' => false, 'owner' => 3, 'visitor' => 3 ) ) );
		self::assertSame( Access::NONE, self::verdict( array( 'has_key' => false, 'known_emails' => array( 'ada@example.com' ) ) ) );
	}

	public function test_a_customers_order_is_open_to_the_customer_only(): void {
		self::assertSame( Access::OPEN, self::verdict( array( 'owner' => 3, 'visitor' => 3 ) ) );
		self::assertSame( Access::LOG_IN, self::verdict( array( 'owner' => 3, 'visitor' => 4 ) ) );
		self::assertSame( Access::LOG_IN, self::verdict( array( 'owner' => 3, 'visitor' => 0, 'age' => 0 ) ) );
		self::assertSame( Access::LOG_IN, self::verdict( array( 'owner' => 3, 'visitor' => 0, 'known_emails' => array( 'ada@example.com' ) ) ) );
	}

	public function test_a_guests_order_is_open_with_the_e_mail_address(): void {
		self::assertSame( Access::VERIFY_EMAIL, self::verdict( array() ) );
		self::assertSame( Access::VERIFY_EMAIL, self::verdict( array( 'visitor' => 4 ) ) );
		self::assertSame( Access::VERIFY_EMAIL, self::verdict( array( 'known_emails' => array( '', 'eve@example.com' ) ) ) );
		self::assertSame( Access::OPEN, self::verdict( array( 'known_emails' => array( '', ' Ada@Example.com ' ) ) ) );
		self::assertSame( Access::OPEN, self::verdict( array( 'is_staff' => true ) ) );
		self::assertSame( Access::OPEN, self::verdict( array( 'email' => '' ) ) );
	}

	public function test_a_visitor_who_has_just_ordered_is_not_asked_for_the_e_mail(): void {
		self::assertSame( Access::OPEN, self::verdict( array( 'age' => Access::GRACE ) ) );
		self::assertSame( Access::VERIFY_EMAIL, self::verdict( array( 'age' => Access::GRACE + 1 ) ) );
		self::assertSame( Access::VERIFY_EMAIL, self::verdict( array( 'age' => 1, 'grace' => 0 ) ) );
	}

	public function test_without_a_shop_page_the_link_leads_to_the_home_page(): void {
		$shop = new class( self::site_shop() ) extends ShopDecorator {
			public function settings(): array {
				return array();
			}
		};
		$html = OrderUnavailable::html( Access::NONE, OrderQuery::current(), new Headings( 2 ), $shop );
		self::assertStringContainsString( 'href="' . Text::url( home_url( '/' ) ) . '"', $html );
	}
}
