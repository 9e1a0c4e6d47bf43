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
	/** @dataProvider visitors */
	public function test_an_order_is_open_to_whom_it_belongs( string $verdict, array $facts ): void {
		$access = new Access();
		foreach ( $facts + array( 'has_key' => true, 'email' => 'ada@example.com', 'age' => 3600 ) as $name => $value ) {
			$access->$name = $value;
		}
		self::assertSame( $verdict, $access->verdict() );
	}

	/** Facts of a visitor to an old guest order. */
	public static function visitors(): array {
		$ada = array( 'known_emails' => array( 'ada@example.com' ) );
		return array(
			'without the key'                      => array( Access::NONE, array( 'has_key' => false ) ),
			'without the key, just ordered'        => array( Access::NONE, array( 'has_key' => false, 'age' => 0 ) ),
			'without the key, its customer'        => array( Access::NONE, array( 'has_key' => false, 'owner' => 3, 'visitor' => 3 ) ),
			'without the key, with the e-mail'     => array( Access::NONE, array( 'has_key' => false ) + $ada ),
			'its customer'                         => array( Access::OPEN, array( 'owner' => 3, 'visitor' => 3 ) ),
			'another customer'                     => array( Access::LOG_IN, array( 'owner' => 3, 'visitor' => 4 ) ),
			'a guest at a customer\'s, new'        => array( Access::LOG_IN, array( 'owner' => 3, 'visitor' => 0, 'age' => 0 ) ),
			'a guest at a customer\'s, the e-mail' => array( Access::LOG_IN, array( 'owner' => 3, 'visitor' => 0 ) + $ada ),
			'a guest'                              => array( Access::VERIFY_EMAIL, array() ),
			'a customer at a guest\'s'             => array( Access::VERIFY_EMAIL, array( 'visitor' => 4 ) ),
			'another e-mail'                       => array( Access::VERIFY_EMAIL, array( 'known_emails' => array( '', 'eve@example.com' ) ) ),
			'the e-mail'                           => array( Access::OPEN, array( 'known_emails' => array( '', ' Ada@Example.com ' ) ) ),
			'staff'                                => array( Access::OPEN, array( 'is_staff' => true ) ),
			'an order without an e-mail'           => array( Access::OPEN, array( 'email' => '' ) ),
			'just ordered'                         => array( Access::OPEN, array( 'age' => Access::GRACE ) ),
			'ordered a while ago'                  => array( Access::VERIFY_EMAIL, array( 'age' => Access::GRACE + 1 ) ),
			'just ordered, without grace'          => array( Access::VERIFY_EMAIL, array( 'age' => 1, 'grace' => 0 ) ),
		);
	}

	public function test_without_a_shop_page_the_link_leads_to_the_home_page(): void {
		$shop = new class( self::site_shop() ) extends ShopDecorator {
			public function settings(): array {
				return array();
			}
		};
		self::assertStringContainsString( 'href="' . Text::url( home_url( '/' ) ) . '"', OrderUnavailable::html( Access::NONE, OrderQuery::current(), new Headings( 2 ), $shop ) );
	}
}
