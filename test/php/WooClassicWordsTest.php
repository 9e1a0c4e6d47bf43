<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\WooCommerce\Cart\WooClassicWords;

/** Tests texts that snippets change for WooCommerce's classic cart and checkout. */
final class WooClassicWordsTest extends TestCase {
	private const TEXTS = array(
		'Proceed to checkout'           => 'Ask for an offer',
		'Your cart is currently empty.' => 'Nothing <b>here</b> &amp; there',
	);

	/** Changes texts of a text domain, as snippets do. */
	private static function change( string $domain, array $texts ): void {
		add_filter( 'gettext', static fn( string $shown, string $text, string $of ): string => $domain === $of ? $texts[ $text ] ?? $shown : $shown, 20, 3 );
	}

	public function test_texts_of_the_classic_screens_are_those_of_their_replacement(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		WooClassicWords::listen();
		self::change( 'woocommerce', self::TEXTS );
		self::assertSame( 'Proceed to checkout', __( 'Proceed to checkout', 'storefront-islands' ), 'nobody had changed any' );
		WooClassicWords::listen();
		self::assertSame( 'Ask for an offer', __( 'Proceed to checkout', 'storefront-islands' ) );
		self::assertSame( 'Nothing here & there', __( 'Your cart is empty', 'storefront-islands' ) );
		self::assertSame( 'Add a coupon', __( 'Add a coupon', 'storefront-islands' ) );
		self::change( 'storefront-islands', array( 'Proceed to checkout' => 'Go on' ) );
		self::assertSame( 'Go on', __( 'Proceed to checkout', 'storefront-islands' ), 'its own change goes first' );
	}

	/** @group woocommerce */
	public function test_texts_with_a_filter_of_their_own_are_what_it_returns(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
		add_filter( 'woocommerce_checkout_coupon_message', static fn(): string => 'A promo code? <a href="#" class="showcoupon">Enter it here</a>' );
		add_filter( 'woocommerce_return_to_shop_text', static fn( string $text ): string => "$text!" );
		add_filter( 'woocommerce_checkout_login_message', '__return_empty_string' );
		WooClassicWords::listen();
		self::assertSame( 'Return to shop!', __( 'Browse the shop', 'storefront-islands' ) );
		self::assertSame( 'Already have an account?', __( 'Already have an account?', 'storefront-islands' ) );
		self::assertSame( 'Add a coupon', __( 'Add a coupon', 'storefront-islands' ), 'in the cart' );
		add_filter( 'woocommerce_is_checkout', '__return_true' );
		self::assertSame( 'A promo code? Enter it here', __( 'Add a coupon', 'storefront-islands' ) );
	}

	public function test_a_shop_that_had_blocks_keeps_their_texts(): void {
		add_filter( 'storefront_islands_classic_extensions', '__return_false' );
		self::change( 'woocommerce', self::TEXTS );
		WooClassicWords::listen();
		self::assertSame( 'Proceed to checkout', __( 'Proceed to checkout', 'storefront-islands' ) );
	}

	public function test_texts_that_come_later_are_said_with_the_page(): void {
		$said = array();
		add_filter(
			'gettext_storefront-islands',
			static function ( string $shown, string $text ) use ( &$said ): string {
				$said[] = $text;
				return $shown;
			},
			10,
			2
		);
		WooClassicWords::say( 'menu' );
		self::assertSame( array(), $said );
		WooClassicWords::say( 'cart' );
		self::assertContains( 'Your cart is empty', $said );
	}
}
