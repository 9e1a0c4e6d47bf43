<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Cart\MiniCart\Button;
use StorefrontIslands\Html\Blocks\BlockChoices;

/** Tests the block options that editors choose, in the server-rendered HTML; test/parity compares React's HTML to it. */
final class BlockChoicesTest extends TestCase {
	private const SETTINGS = array(
		'couponsEnabled' => true,
		'checkout'       => array( 'takesOrderNotes' => true, 'offersLogin' => true ),
		'storePages'     => array( 'cart' => array( 'permalink' => '/cart/' ), 'terms' => array( 'permalink' => '/terms/' ) ),
	);

	/** Returns the settings of the test that a block leaves. */
	private static function left( BlockChoices $choices ): array {
		return array_intersect_key( $choices->settings( self::SETTINGS ), self::SETTINGS );
	}

	public function test_a_block_without_attributes_hides_nothing_and_passes_no_props(): void {
		foreach ( array( array(), array( 'showCoupons' => true ), null ) as $attributes ) {
			$choices = new BlockChoices( $attributes, 'cart' );
			self::assertSame( array( array(), 2 ), array( $choices->props(), $choices->heading_level() ) );
			self::assertEquals( self::SETTINGS, self::left( $choices ) );
		}
	}

	public function test_disabled_parts_are_hidden_and_passed_to_the_island(): void {
		$hidden  = array_fill_keys( array( 'showCoupons', 'showCrossSells', 'showOrderNotes', 'showPolicyLinks', 'showReturnToCart' ), false );
		$choices = new BlockChoices( $hidden + array( 'headingLevel' => 9 ), 'checkout' );
		self::assertEquals( array( 'couponsEnabled' => false, 'checkout' => array( 'takesOrderNotes' => false, 'offersLogin' => true ), 'storePages' => array() ), self::left( $choices ) );
		self::assertSame( array( 'cross_sells' => array(), 'items' => array( 1 ) ), $choices->cart( array( 'items' => array( 1 ), 'cross_sells' => array( 2 ) ) ) );
		self::assertSame( array( 'hides' => array( 'coupons', 'cross-sells', 'notes', 'policies', 'way-back' ), 'headingLevel' => 6 ), $choices->props() );
	}

	public function test_the_mini_cart_has_its_icon_and_an_accessible_name(): void {
		$html  = static fn( string ...$icon ): string => html_entity_decode( Button::node( '/cart/', ...$icon )->html() );
		$plain = $html();
		self::assertSame( array( $plain, $plain ), array( $html( 'bag' ), $html( 'no such icon' ) ) );
		self::assertStringContainsString( '<span class="storefront-mini-cart__label">Cart</span>', $plain );
		self::assertStringContainsString( '<span class="storefront-visually-hidden">Cart</span>', html_entity_decode( Button::node( '/cart/', 'basket', false )->html() ) );
		self::assertNotSame( $html( 'cart' ), $html( 'basket' ) );
	}
}
