<?php
/**
 * What the cookie says of how many pieces are in the cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\CountCookie;
use StorefrontIslands\Views\MiniCart\Visibility;

return array(
	'hash and number, nothing else'                => static function (): void {
		same( 'd664f1c4265ba239ef597a33ac428dfe-2', CountCookie::value( 'd664f1c4265ba239ef597a33ac428dfe', 2 ) );
		same( 'abc-1200', CountCookie::value( 'abc', 1200 ) );
		same( 'abc-1.5', CountCookie::value( 'abc', 1.5 ) );
	},
	'nothing of an empty cart'                     => static function (): void {
		same( '', CountCookie::value( '', 0 ) );
		same( '', CountCookie::value( '', 3 ) );
		same( '', CountCookie::value( 'abc', 0 ) );
	},
	'its name is none that caches look for'        => static function (): void {
		same( 0, preg_match( '/cart|woocommerce|wordpress|wp|comment|session|logged|edd/i', CountCookie::NAME ) );
	},
	'a cookie that somebody else has made is text' => static function (): void {
		$_COOKIE[ CountCookie::NAME ] = array( 'abc-2' );
		same( '', CountCookie::held() );
		$_COOKIE[ CountCookie::NAME ] = '<b>abc</b>-2';
		same( 'abc-2', CountCookie::held() );
		unset( $_COOKIE[ CountCookie::NAME ] );
		same( '', CountCookie::held() );
	},
	'the inline script survives filters of content, and is the same for everybody' => static function (): void {
		$plain = Visibility::html();
		same( 0, preg_match( '/&|\]\]>|<!--/', $plain ) );
		$unpretty = static function (): string {
			return 'https://shop.example/index.php?rest_route=/wc/store/v1/cart';
		};
		add_filter( 'rest_url', $unpretty );
		$ugly = Visibility::html();
		remove_filter( 'rest_url', $unpretty );
		same( 0, preg_match( '/&/', $ugly ) );
		same( true, false !== strpos( $ugly, 'cart\u0026_fields=items_count' ) );
		$_COOKIE[ CountCookie::NAME ] = 'abc-2';
		same( $plain, Visibility::html() );
		unset( $_COOKIE[ CountCookie::NAME ] );
	},
);
