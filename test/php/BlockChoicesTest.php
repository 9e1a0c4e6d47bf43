<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Cart\MiniCart\Button;
use StorefrontIslands\Html\Blocks\BlockChoices;

/**
 * Tests the block options that editors choose, in the server-rendered HTML; test/parity compares React's HTML to it.
 */
final class BlockChoicesTest extends TestCase {
	private const SETTINGS = array(
		'couponsEnabled' => true,
		'checkout'       => array( 'takesOrderNotes' => true, 'offersLogin' => true ),
		'storePages'     => array( 'cart' => array( 'permalink' => '/cart/' ), 'terms' => array( 'permalink' => '/terms/' ) ),
	);

	public function test_a_block_without_attributes_hides_nothing_and_passes_no_props(): void {
		foreach ( array( array(), array( 'showCoupons' => true ), null ) as $attributes ) {
			$choices = new BlockChoices( $attributes, 'cart' );
			self::assertSame( array(), $choices->props() );
			self::assertSame( 2, $choices->heading_level() );
			self::assertSame( self::SETTINGS['couponsEnabled'], $choices->settings( self::SETTINGS )['couponsEnabled'] );
			self::assertSame( self::SETTINGS['checkout'], $choices->settings( self::SETTINGS )['checkout'] );
			self::assertSame( self::SETTINGS['storePages'], $choices->settings( self::SETTINGS )['storePages'] );
		}
	}

	public function test_disabled_parts_are_hidden_and_passed_to_the_island(): void {
		$choices = new BlockChoices(
			array(
				'showCoupons'      => false,
				'showCrossSells'   => false,
				'showOrderNotes'   => false,
				'showPolicyLinks'  => false,
				'showReturnToCart' => false,
				'headingLevel'     => 9,
			),
			'checkout'
		);
		$shown = $choices->settings( self::SETTINGS );
		self::assertFalse( $shown['couponsEnabled'] );
		self::assertSame( array( 'takesOrderNotes' => false, 'offersLogin' => true ), $shown['checkout'] );
		self::assertSame( array(), $shown['storePages'] );
		self::assertSame( array( 'cross_sells' => array(), 'items' => array( 1 ) ), $choices->cart( array( 'items' => array( 1 ), 'cross_sells' => array( 2 ) ) ) );
		self::assertSame(
			array( 'hides' => array( 'coupons', 'cross-sells', 'notes', 'policies', 'way-back' ), 'headingLevel' => 6 ),
			$choices->props()
		);
	}

	public function test_the_mini_cart_has_its_icon_and_an_accessible_name(): void {
		$html = static fn( string $icon, bool $shows_label ): string => html_entity_decode( Button::node( '/cart/', $icon, $shows_label )->html() );
		$default_value = $html( 'bag', true );
		self::assertSame( $default_value, html_entity_decode( Button::node( '/cart/' )->html() ) );
		self::assertSame( $default_value, $html( 'no such icon', true ) );
		self::assertStringContainsString( '<span class="storefront-mini-cart__label">Cart</span>', $default_value );
		self::assertStringContainsString( '<span class="storefront-visually-hidden">Cart</span>', $html( 'basket', false ) );
		self::assertNotSame( $html( 'cart', true ), $html( 'basket', true ) );
	}
}
