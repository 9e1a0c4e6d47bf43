<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Counts tries of coupon codes that do not exist, in any request. A visitor who has tried too many is refused before
 * the shop looks a code up, so that a valid code is not revealed either. This class covers the Store API, also in a
 * batch, and links with a coupon; WooCouponRequests covers WooCommerce's other requests, WooCouponValidation the
 * lookups before a route runs.
 */
final class CouponGuard {
	private const CODE = 'storefront_islands_coupon_limited';

	/** WooCommerce's code of a coupon that does not exist (WC_Coupon::E_WC_COUPON_NOT_EXIST). */
	private const NOT_FOUND = 105;

	/** Error codes of the removal of a coupon that is not in the cart: if it does not exist, and if it does. */
	private const NOT_REMOVED = array( 'woocommerce_rest_cart_coupon_error', 'woocommerce_rest_cart_coupon_invalid_code' );

	private CouponLimiter $limiter;

	/**
	 * Codes of this request that were counted: WooCommerce applies its filter several times.
	 *
	 * @var array<string, true>
	 */
	private array $counted = array();

	public function __construct( CouponLimiter $limiter ) {
		$this->limiter = $limiter;
	}

	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'refuse' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'hide_existence' ), 10, 3 );
		add_filter( 'storefront_islands_coupon_link_refusal', array( $this, 'refuse_link' ) );
		add_filter( 'woocommerce_coupon_error', array( $this, 'coupon_refused' ), 10, 3 );
		add_action( 'storefront_islands_coupon_not_found', array( $this, 'count' ) );
	}

	/**
	 * Answers a request with a code instead of its route.
	 *
	 * @param mixed $answer Response of another plugin.
	 * @return mixed
	 */
	public function refuse( $answer, \WP_REST_Request $request ) {
		return null === $answer && self::is_post( $request, 'cart/apply-coupon', 'cart/coupons' ) ? $this->refusal() : $answer;
	}

	/**
	 * Answers the removal of a coupon that is not in the cart: WooCommerce's error tells whether such a coupon exists.
	 * A coupon in the cart can be removed at any time.
	 *
	 * @param mixed $response The response or an error.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public function hide_existence( $response, $handler, \WP_REST_Request $request ) {
		$is_told = self::is_post( $request, 'cart/remove-coupon' ) && in_array( self::code_of( $response ), self::NOT_REMOVED, true );
		return $is_told ? $this->refusal() ?? $response : $response;
	}

	/**
	 * Refuses a link with a coupon.
	 *
	 * @param mixed $reason Reason of another plugin; empty for none.
	 * @return mixed Text for the visitor; empty to take the coupon.
	 */
	public function refuse_link( $reason ) {
		$wait = '' === $reason ? $this->limiter->seconds_to_wait() : 0;
		return $wait > 0 ? self::message( $wait ) : $reason;
	}

	/**
	 * Runs when WooCommerce has refused a coupon, in whatever request.
	 *
	 * @param mixed $message Message for the shopper.
	 * @param mixed $code    WooCommerce's code of the error.
	 * @param mixed $coupon  The coupon.
	 * @return mixed The message.
	 */
	public function coupon_refused( $message, $code, $coupon = null ) {
		// Whoever manages coupons need not guess.
		if ( self::NOT_FOUND === $code && $coupon instanceof \WC_Coupon && ! current_user_can( 'edit_shop_coupons' ) ) {
			$this->count( $coupon->get_code() );
		}
		return $message;
	}

	/**
	 * Counts a code that does not exist.
	 *
	 * @param mixed $code The code.
	 */
	public function count( $code ): void {
		if ( is_string( $code ) && ! isset( $this->counted[ $code ] ) ) {
			$this->counted[ $code ] = true;
			$this->limiter->failed();
		}
	}

	/**
	 * Returns the message for the shopper.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	public static function message( int $seconds ): string {
		return sprintf(
			/* translators: %s: duration, such as “5 minutes”. */
			__( 'Too many coupon codes were wrong. You can try another one in %s.', 'storefront-islands' ),
			human_time_diff( 0, $seconds )
		);
	}

	/** Returns the answer to a request that must wait; null if it need not. */
	private function refusal(): ?\WP_REST_Response {
		$wait = $this->limiter->seconds_to_wait();
		return $wait > 0 ? ErrorResponse::too_many_requests( self::CODE, self::message( $wait ), $wait ) : null;
	}

	/**
	 * True if a request is a POST to one of the routes of the Store API.
	 *
	 * @param string ...$routes Their paths.
	 */
	private static function is_post( \WP_REST_Request $request, string ...$routes ): bool {
		return 'POST' === $request->get_method() && in_array( RestRoute::of_store_api( $request->get_route() ), $routes, true );
	}

	/**
	 * Returns the code of an error; empty if the response is none.
	 *
	 * @param mixed $response The response or an error.
	 */
	private static function code_of( $response ): string {
		$data = $response instanceof \WP_REST_Response ? $response->get_data() : null;
		$code = $response instanceof \WP_Error ? $response->get_error_code() : ( is_array( $data ) ? $data['code'] ?? '' : '' );
		return is_string( $code ) ? $code : '';
	}
}
