<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Cart\MiniCart\Visibility;
use StorefrontIslands\Support\Http\CountCookie;

/** Tests the cookie with the number of pieces in the cart. */
final class CartCountTest extends TestCase {
	public function test_the_cookie_contains_hash_and_quantities_only(): void {
		self::assertSame( 'd664f1c4265ba239ef597a33ac428dfe-2', CountCookie::value( 'd664f1c4265ba239ef597a33ac428dfe', 2, array() ) );
		self::assertSame( 'abc-1200_7x1200', CountCookie::value( 'abc', 1200, array( 7 => 1200 ) ) );
		self::assertSame( 'abc-4.5_7x1.5_12x3', CountCookie::value( 'abc', 4.5, array( 7 => 1.5, 12 => 3 ) ) );
		self::assertLessThan( 600, strlen( CountCookie::value( md5( 'cart' ), 900, array_fill( 1000000, 300, 3 ) ) ), 'many products do not burden each request' );
		foreach ( array( array( '', 0, array() ), array( '', 3, array( 7 => 3 ) ), array( 'abc', 0, array() ) ) as $empty ) {
			self::assertSame( '', CountCookie::value( ...$empty ) );
		}
	}

	public function test_the_cookie_name_matches_no_pattern_of_page_caches(): void {
		self::assertDoesNotMatchRegularExpression( '/cart|woocommerce|wordpress|wp|comment|session|logged|edd/i', CountCookie::NAME );
	}

	public function test_a_foreign_cookie_value_is_sanitized(): void {
		self::assertSame( '', CountCookie::held() );
		$_COOKIE[ CountCookie::NAME ] = array( 'abc-2' );
		self::assertSame( '', CountCookie::held() );
		$_COOKIE[ CountCookie::NAME ] = '<b>abc</b>-2';
		self::assertSame( 'abc-2', CountCookie::held() );
	}

	public function test_the_inline_script_survives_content_filters_and_is_the_same_for_everybody(): void {
		$plain = Visibility::html();
		self::assertDoesNotMatchRegularExpression( '/&|\]\]>|<!--/', $plain );
		$_COOKIE[ CountCookie::NAME ] = 'abc-2';
		self::assertSame( $plain, Visibility::html() );
		add_filter( 'rest_url', static fn(): string => 'https://shop.example/index.php?rest_route=/wc/store/v1/cart' );
		self::assertStringNotContainsString( '&', Visibility::html() );
		self::assertStringContainsString( 'cart\u0026_fields=items_count', Visibility::html() );
	}
}
