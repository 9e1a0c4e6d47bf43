<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Shop\CartPost;

/** Tests what the cart's form of a browser without scripts asks for. */
final class CartPostTest extends TestCase {
	private const KNOWN = array( 'country' => 'US', 'state' => 'CA', 'city' => 'Berkeley', 'postcode' => '94703' );

	/** @dataProvider lines */
	public function test_quantities_that_differ_are_read_with_plus_and_minus( array $changed, string $typed, string $step = '' ): void {
		$post = new CartPost(
			array(
				'cart'         => array( 'a' => array( 'qty' => $typed ), 'gone' => array( 'qty' => '5' ) ),
				CartPost::STEP => array( 'a' => $step ),
			)
		);
		self::assertSame( $changed, $post->quantities( array( 'a' => 2.0, 'fixed' => 1.0 ) ) );
	}

	public static function lines(): array {
		return array(
			'as it was'             => array( array(), '2' ),
			'typed'                 => array( array( 'a' => 5.0 ), ' 5 ' ),
			'with a comma'          => array( array( 'a' => 0.75 ), '0,75' ),
			'in another script'     => array( array( 'a' => 12.0 ), '١٢' ),
			'a word'                => array( array( 'a' => null ), 'many' ),
			'negative'              => array( array( 'a' => null ), '-6' ),
			'plus'                  => array( array( 'a' => 3.0 ), '2', '1 1 9 1' ),
			'plus in groups'        => array( array( 'a' => 6.0 ), '4', '1 3 9 3' ),
			'minus from typed text' => array( array( 'a' => 6.0 ), '7', '-1 1 9 1' ),
			'plus at the limit'     => array( array(), '2', '1 1 2 1' ),
			'plus of an empty text' => array( array( 'a' => 3.0 ), '', '1 1 9 1' ),
			'a step of nothing'     => array( array(), '2', '1 0 9 0' ),
		);
	}

	public function test_an_address_counts_if_it_differs_and_a_new_country_has_no_state_yet(): void {
		$post = static fn ( array $fields ): ?array => ( new CartPost( $fields ) )->address( self::KNOWN );
		self::assertNull( $post( array( 'calc_shipping_city' => 'Berkeley' ) ) );
		self::assertSame( self::KNOWN, $post( array( 'calc_shipping' => '1' ) ) );
		self::assertSame( array( 'city' => 'Oakland' ) + self::KNOWN, array( 'city' => 'Oakland' ) + $post( array( 'calc_shipping_city' => ' Oakland ' ) ) );
		self::assertSame( '', $post( array( 'calc_shipping_country' => 'CA', 'calc_shipping_state' => 'CA' ) )['state'] );
	}

	public function test_a_post_is_trusted_by_its_nonce_or_its_page(): void {
		unset( $_SERVER['HTTP_ORIGIN'], $_SERVER['HTTP_SEC_FETCH_SITE'] );
		self::assertFalse( ( new CartPost( array( CartPost::NONCE_FIELD => 'dead' ) ) )->is_trusted() );
		self::assertTrue( ( new CartPost( array( CartPost::NONCE_FIELD => wp_create_nonce( CartPost::NONCE ) ) ) )->is_trusted() );
		$_SERVER['HTTP_ORIGIN'] = 'https://elsewhere.example';
		self::assertFalse( ( new CartPost( array() ) )->is_trusted() );
		$_SERVER['HTTP_ORIGIN'] = home_url();
		self::assertTrue( ( new CartPost( array() ) )->is_trusted() );
	}

	public function test_the_browser_is_sent_to_the_page_of_the_form(): void {
		$_SERVER['REQUEST_URI'] = '/my-cart/?lang=fr&removed_item=1&' . CartPost::REMOVED . '=old';
		self::assertSame( '/my-cart/?lang=fr#storefront-cart-form', ( new CartPost( array() ) )->target() );
		self::assertSame( '/my-cart/?lang=fr&' . CartPost::REMOVED . '=abc#storefront-cart-form', ( new CartPost( array( 'remove_item' => 'abc' ) ) )->target() );
	}
}
