<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Account\AccountPage;
use StorefrontIslands\Account\AccountViews;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Shop\ShopDecorator;
use StorefrontIslands\Support\JsonReader;

/** Tests the account page. */
final class AccountTest extends TestCase {
	/** Returns a shop whose account page is the output of a function. */
	private static function shop( callable $account ): ShopDecorator {
		return new class( self::site_shop(), $account ) extends ShopDecorator {
			/** @var callable */
			private $account;
			public function __construct( Shop $shop, callable $account ) {
				parent::__construct( $shop );
				$this->account = $account;
			}
			public function account( AccountParts $parts ): string {
				return ( $this->account )( $parts );
			}
		};
	}

	private static function views(): AccountViews {
		return new AccountViews( new JsonReader( array_merge( self::site_shop()->settings(), self::site_shop()->form_settings() ) ) );
	}

	public function test_the_shops_own_page_is_shown(): void {
		$html = AccountPage::html( self::shop( static fn( AccountParts $parts ): string => '<b>' . $parts->menu( array() ) . '</b>' ) );
		self::assertStringStartsWith( '<b><nav', $html );
	}

	public function test_without_a_page_guests_log_in_and_customers_have_links(): void {
		$none = self::shop( '__return_empty_string' );
		self::assertStringContainsString( '<form name="loginform"', AccountPage::html( $none ) );
		wp_set_current_user( 1 );
		$html = AccountPage::html( $none );
		self::assertStringNotContainsString( 'loginform', $html );
		self::assertStringContainsString( 'storefront-account__links', $html );
	}

	public function test_the_menu_escapes_texts_and_names_the_current_part(): void {
		$item = array( 'label' => 'A <b>', 'url' => 'javascript:alert(1)', 'class' => 'is-x" onclick="', 'is_current' => true );
		$html = self::views()->menu( array( $item, array( 'is_current' => false ) + $item ) );
		self::assertStringContainsString( '>A &#060;b&#062;</a>', $html );
		self::assertDoesNotMatchRegularExpression( '/javascript:|onclick=/', $html );
		self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
	}

	public function test_the_fields_of_an_address_are_those_of_the_form_with_its_names(): void {
		$html = self::views()->address( 'billing', array( 'first_name' => 'Ada "L"', 'country' => 'US', 'state' => 'CA', 'email' => 'ada@example.com' ) );
		preg_match_all( '/ name="([^"]*)"/', $html, $names );
		$names = array_map( 'html_entity_decode', $names[1] );
		sort( $names );
		self::assertSame( array( 'billing_country', 'billing_email', 'billing_first_name', 'billing_state' ), $names );
		self::assertStringNotContainsString( '"L"', $html );
		self::assertStringContainsString( 'Ada "L"', html_entity_decode( $html ) );
		self::assertStringContainsString( 'data-island="account-address"', $html );
	}

	public function test_the_table_of_saved_cards_stands_in_a_place_whose_script_is_printed(): void {
		$html = self::views()->saved_cards( '<table><tr class="payment-method"></tr></table>' );
		self::assertStringStartsWith( '<div class="storefront-saved-cards" data-saved-cards="" data-error="', $html );
		self::assertStringContainsString( 'role="status"', $html );
		self::assertStringContainsString( '<table><tr class="payment-method"></tr></table><dialog', $html );
		self::assertTrue( wp_script_is( 'storefront-islands-saved-cards', 'enqueued' ) );
		wp_dequeue_script( 'storefront-islands-saved-cards' );
	}
}
