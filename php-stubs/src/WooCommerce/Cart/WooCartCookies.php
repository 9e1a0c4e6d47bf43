<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Support\Http\CountCookie;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the quantities in the cart whenever WooCommerce sends its own cart cookies, and makes WooCommerce send
 * those in time.
 *
 * WooCommerce sends its cookies at the end of a request, if no output was sent before. A Store API response with a cart
 * exceeds PHP's output buffer, so that the cookies of an older cart remain until the next uncached page.
 */
final class WooCartCookies {
	private const HASH = 'woocommerce_cart_hash';

	/** Cart hash of the request, which is the cart that the browser knows. */
	private string $known;

	/**
	 * Callback that returns true if caches may store the response.
	 *
	 * @var callable(): bool
	 */
	private $may_be_kept;

	/**
	 * Stores the cookie of the request before WooCommerce overwrites it.
	 *
	 * @param callable(): bool $may_be_kept Returns true if caches may store the response.
	 */
	public function __construct( callable $may_be_kept ) {
		$this->known       = CountCookie::cookie( self::HASH );
		$this->may_be_kept = $may_be_kept;
	}

	public function register(): void {
		add_action( 'woocommerce_set_cart_cookies', array( $this, 'send' ) );
		add_filter( 'rest_pre_serve_request', array( $this, 'send_before_answer' ) );
		add_action( 'woocommerce_guest_session_to_user_id', array( self::class, 'send_all' ) );
	}

	/**
	 * Lets this request send all cookies of the cart, not only those that differ from its own: a request of the page before
	 * the log-in, which finds no cart any more, may have removed them meanwhile.
	 */
	public static function send_all(): void {
		foreach ( array( 'woocommerce_items_in_cart', self::HASH, CountCookie::NAME ) as $name ) {
			if ( isset( $_COOKIE[ $name ] ) ) {
				$_COOKIE[ $name ] = '';
			}
		}
	}

	/** Sends or removes the count cookie, after WooCommerce has sent or checked its own cookies. */
	public function send(): void {
		$hash  = CountCookie::cookie( self::HASH );
		$value = CountCookie::value( $hash, WC()->cart->get_cart_contents_count(), self::quantities( WC()->cart ) );
		// Caches do not store pages that set a cookie: a cacheable page for which WooCommerce sets none gets none from
		// the plugin either.
		if ( CountCookie::held() === $value || ( $hash === $this->known && ( $this->may_be_kept )() ) ) {
			return;
		}
		// Same path and domain as WooCommerce's own cookies, and none if a consent plugin forbids them.
		wc_setcookie( CountCookie::NAME, $value, '' === $value ? 1 : 0 );
		$_COOKIE[ CountCookie::NAME ] = $value;
	}

	/**
	 * Returns the number of units by product.
	 *
	 * @return array<int, float>
	 */
	private static function quantities( \WC_Cart $cart ): array {
		$quantities = array();
		foreach ( $cart->get_cart() as $item ) {
			$line              = new JsonReader( $item );
			$id                = $line->int( 'product_id' );
			$quantities[ $id ] = ( $quantities[ $id ] ?? 0.0 ) + $line->quantity( 'quantity' );
		}
		return $quantities;
	}

	/**
	 * Makes WooCommerce send its cookies before a REST API response is sent. The cart of a Cart-Token request is not
	 * the browser's cart and is skipped.
	 *
	 * @param mixed $served True if the response has been sent; returned unchanged.
	 * @return mixed
	 */
	public function send_before_answer( $served ) {
		if ( did_action( 'woocommerce_load_cart_from_session' ) > 0 && WC()->session instanceof \WC_Session_Handler ) {
			WC()->cart->maybe_set_cart_cookies();
		}
		return $served;
	}
}
