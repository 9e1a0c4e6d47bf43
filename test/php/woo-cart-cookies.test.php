<?php
/**
 * When WooCommerce's cookies of the cart go out, and the number of pieces with them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Page\CountCookie;
use StorefrontIslands\Shop\WooCartCookies;

if ( ! class_exists( 'WooCommerce', false ) ) {
	return 'only WooCommerce has it';
}

/**
 * The cookies that would be sent while something is done, by name. None is.
 *
 * @param callable $act What is done.
 * @return array<string, string>
 */
function storefront_islands_sent_cookies( callable $act ): array {
	$sent    = array();
	$instead = static function ( bool $is_on, string $name, $value ) use ( &$sent ): bool {
		$sent[ $name ] = (string) $value;
		return false;
	};
	add_filter( 'woocommerce_set_cookie_enabled', $instead, 10, 3 );
	$act();
	remove_filter( 'woocommerce_set_cookie_enabled', $instead );
	unset( $_COOKIE['woocommerce_cart_hash'], $_COOKIE['woocommerce_items_in_cart'], $_COOKIE[ CountCookie::NAME ] );
	return $sent;
}

/** A cart with so many mugs, whose cookies nobody has sent yet. */
function storefront_islands_cart_of( int $pieces ): void {
	wc_load_cart();
	storefront_islands_sent_cookies(
		static function () use ( $pieces ): void {
			WC()->cart->empty_cart();
			if ( $pieces > 0 ) {
				WC()->cart->add_to_cart( wc_get_product_id_by_sku( 'P-008' ), $pieces );
			}
		}
	);
}

return array(
	'a change brings the number with the hash'       => static function (): void {
		storefront_islands_cart_of( 3 );
		$sent = storefront_islands_sent_cookies( array( WC()->cart, 'maybe_set_cart_cookies' ) );
		same( '1', $sent['woocommerce_items_in_cart'] );
		same( $sent['woocommerce_cart_hash'] . '-3', $sent[ CountCookie::NAME ] );
	},
	'before an answer goes out'                      => static function (): void {
		storefront_islands_cart_of( 2 );
		$cookies = new WooCartCookies( '__return_true' );
		$sent    = storefront_islands_sent_cookies(
			static function () use ( $cookies ): void {
				same( false, $cookies->send_before_answer( false ) );
				same( true, $cookies->send_before_answer( true ) );
			}
		);
		same( WC()->cart->get_cart_hash() . '-2', $sent[ CountCookie::NAME ] );
	},
	'an emptied cart takes it away'                  => static function (): void {
		storefront_islands_cart_of( 0 );
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		$_COOKIE['woocommerce_cart_hash']     = 'abc';
		$_COOKIE[ CountCookie::NAME ]         = 'abc-3';
		$cookies = new WooCartCookies( '__return_true' );
		unset( $_COOKIE['woocommerce_cart_hash'] );
		same( array( CountCookie::NAME => '' ), storefront_islands_sent_cookies( array( $cookies, 'send' ) ) );
	},
	'a page that may be kept brings none of its own' => static function (): void {
		storefront_islands_cart_of( 3 );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$cookies = new WooCartCookies( '__return_true' );
		same( array(), storefront_islands_sent_cookies( array( $cookies, 'send' ) ) );
	},
	'one that nobody keeps makes up for it'          => static function (): void {
		storefront_islands_cart_of( 3 );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$cookies                          = new WooCartCookies( '__return_false' );
		same( array( CountCookie::NAME => WC()->cart->get_cart_hash() . '-3' ), storefront_islands_sent_cookies( array( $cookies, 'send' ) ) );
	},
	'what the browser holds is not sent again'       => static function (): void {
		storefront_islands_cart_of( 3 );
		$cookies                          = new WooCartCookies( '__return_true' );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		$_COOKIE[ CountCookie::NAME ]     = WC()->cart->get_cart_hash() . '-3';
		same( array(), storefront_islands_sent_cookies( array( $cookies, 'send' ) ) );
	},
);
