<?php
/**
 * What the browser is told of WooCommerce's cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Page\CountCookie;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the number of pieces whenever WooCommerce sends its own cookies of the cart, and has it send those in time.
 *
 * WooCommerce tells of a change at the end of a request, if nothing was sent before. An answer of the Store API with a cart in it is
 * longer than PHP's output buffer: its cookies stay those of an older cart until a page comes that no cache has kept.
 */
final class WooCartCookies {
	private const HASH = 'woocommerce_cart_hash';

	/**
	 * The cart that the browser knows of: the hash that came with the request.
	 *
	 * @var string
	 */
	private $known;

	/**
	 * Whether caches may keep what is being answered.
	 *
	 * @var callable(): bool
	 */
	private $may_be_kept;

	/**
	 * Remembers what came with the request, before WooCommerce notes there what it sends.
	 *
	 * @param callable(): bool $may_be_kept Whether caches may keep what is being answered.
	 */
	public function __construct( callable $may_be_kept ) {
		$this->known       = CountCookie::cookie( self::HASH );
		$this->may_be_kept = $may_be_kept;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'woocommerce_set_cart_cookies', array( $this, 'send' ) );
		add_filter( 'rest_pre_serve_request', array( $this, 'send_before_answer' ) );
	}

	/** Sends or removes the number; WooCommerce has just done so with its own cookies, or has found them right. */
	public function send(): void {
		$hash  = CountCookie::cookie( self::HASH );
		$value = CountCookie::value( $hash, WC()->cart->get_cart_contents_count() );
		// Caches keep no page that brings a cookie: one to which WooCommerce adds none of its own stays without ours.
		if ( CountCookie::held() === $value || ( $hash === $this->known && ( $this->may_be_kept )() ) ) {
			return;
		}
		// As WooCommerce sends its own: the same path and domain, and none where a plugin for consent forbids it.
		wc_setcookie( CountCookie::NAME, $value, '' === $value ? 1 : 0 );
		$_COOKIE[ CountCookie::NAME ] = $value;
	}

	/**
	 * Has WooCommerce send its cookies before an answer of the REST API goes out. A cart that is asked for by a token is not the browser's.
	 *
	 * @param mixed $served Whether the answer has been sent; left as it is.
	 * @return mixed
	 */
	public function send_before_answer( $served ) {
		if ( did_action( 'woocommerce_load_cart_from_session' ) > 0 && WC()->session instanceof \WC_Session_Handler ) {
			WC()->cart->maybe_set_cart_cookies();
		}
		return $served;
	}
}
