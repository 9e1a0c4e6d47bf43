<?php
/**
 * Where the shop's own pages are.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Page\LoginLink;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/** Reads the setting storePages. */
final class StorePages {
	/**
	 * The address of a page, the front page's where the shop has no such page.
	 *
	 * @param Shop   $shop The shop.
	 * @param string $name Its name: 'shop', 'cart', 'checkout' and so on.
	 */
	public static function url( Shop $shop, string $name ): string {
		$url = ( new Data( $shop->settings() ) )->object( 'storePages' )->object( $name )->string( 'permalink' );
		return '' === $url ? home_url( '/' ) : $url;
	}

	/**
	 * Where to log in.
	 *
	 * @param Shop   $shop The shop.
	 * @param string $back Where that leads back to; empty for nowhere in particular.
	 */
	public static function login_url( Shop $shop, string $back ): string {
		return LoginLink::url( ( new Data( $shop->settings() ) )->object( 'storePages' )->object( 'myaccount' )->string( 'permalink' ), $back );
	}
}
