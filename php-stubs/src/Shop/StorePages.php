<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Support\Http\LoginLink;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** URLs of the setting storePages. */
final class StorePages {
	/**
	 * Returns the URL of a page; that of the front page if the shop has no such page.
	 *
	 * @param string $name Name of the page: 'shop', 'cart', 'checkout' and so on.
	 */
	public static function url( Shop $shop, string $name ): string {
		$url = ( new JsonReader( $shop->settings() ) )->object( 'storePages' )->object( $name )->string( 'permalink' );
		return '' === $url ? home_url( '/' ) : $url;
	}

	/**
	 * Returns the login URL.
	 *
	 * @param string $back URL to return to; empty for none.
	 */
	public static function login_url( Shop $shop, string $back ): string {
		return LoginLink::url( ( new JsonReader( $shop->settings() ) )->object( 'storePages' )->object( 'myaccount' )->string( 'permalink' ), $back );
	}
}
