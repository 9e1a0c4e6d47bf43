<?php
/**
 * Requests with coupon codes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Limits;

use StorefrontIslands\Idempotency\ErrorResponse;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses coupon codes from visitors who have tried too many wrong ones, before the shop looks them up, so that a right
 * one is not told either: the Store API, also in a batch, WooCommerce's classic cart and checkout, and links with a
 * coupon.
 */
final class CouponGuard {
	private const CODE = 'storefront_islands_coupon_limited';

	/** WooCommerce's code of a coupon that does not exist (WC_Coupon::E_WC_COUPON_NOT_EXIST). */
	private const NOT_FOUND = 105;

	/** Limits of wrong codes. */
	private CouponLimiter $limiter;

	/** True if a wrong code of this request was counted: WooCommerce applies its filter several times. */
	private bool $is_counted = false;

	/**
	 * Constructor.
	 *
	 * @param CouponLimiter $limiter Limits of wrong codes.
	 */
	public function __construct( CouponLimiter $limiter ) {
		$this->limiter = $limiter;
	}

	/** Registers the hooks. */
	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'refuse' ), 10, 2 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'count_response' ), 10, 3 );
		// Before WooCommerce processes the classic form, at priority 20, and its AJAX request.
		add_action( 'wp_loaded', array( $this, 'refuse_form' ), 19 );
		add_filter( 'storefront_islands_coupon_link_refusal', array( $this, 'refuse_link' ) );
		add_action( 'wc_ajax_apply_coupon', array( $this, 'refuse_ajax' ), 1 );
		add_filter( 'woocommerce_coupon_error', array( $this, 'count_classic' ), 10, 2 );
	}

	/**
	 * Answers a request with a code instead of its route.
	 *
	 * @param mixed            $answer  Response of another plugin.
	 * @param \WP_REST_Request $request The request, or an entry of a batch.
	 * @return mixed
	 */
	public function refuse( $answer, \WP_REST_Request $request ) {
		$wait = null === $answer && self::has_code( $request ) ? $this->limiter->seconds_to_wait() : 0;
		return $wait > 0 ? ErrorResponse::too_many_requests( self::CODE, self::message( $wait ), $wait ) : $answer;
	}

	/**
	 * Counts a code that the shop has refused.
	 *
	 * @param mixed            $response The response or an error.
	 * @param mixed            $handler  Handler of the route.
	 * @param \WP_REST_Request $request  The request.
	 * @return mixed The response.
	 */
	public function count_response( $response, $handler, \WP_REST_Request $request ) {
		if ( self::has_code( $request ) && 'woocommerce_rest_cart_coupon_error' === self::code_of( $response ) ) {
			$this->limiter->failed();
		}
		return $response;
	}

	/** Refuses the classic form. */
	public function refuse_form(): void {
		$wait = isset( $_POST['apply_coupon'] ) && ! empty( $_POST['coupon_code'] ) && function_exists( 'wc_add_notice' ) ? $this->limiter->seconds_to_wait() : 0; // phpcs:ignore WordPress.Security.NonceVerification -- only refused here.
		if ( $wait > 0 ) {
			unset( $_POST['apply_coupon'], $_REQUEST['apply_coupon'] ); // phpcs:ignore WordPress.Security.NonceVerification -- only refused here.
			wc_add_notice( esc_html( self::message( $wait ) ), 'error' );
		}
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

	/** Refuses the request of WooCommerce's classic scripts, which show the HTML of the response. */
	public function refuse_ajax(): void {
		$wait = $this->limiter->seconds_to_wait();
		if ( $wait > 0 ) {
			header( "Retry-After: $wait" );
			wc_add_notice( esc_html( self::message( $wait ) ), 'error' );
			wc_print_notices();
			wp_die();
		}
	}

	/**
	 * Counts a code that WooCommerce's classic requests have not found.
	 *
	 * @param mixed $message Message for the shopper.
	 * @param mixed $code    WooCommerce's code of the error.
	 * @return mixed The message.
	 */
	public function count_classic( $message, $code ) {
		$is_rest = defined( 'REST_REQUEST' ) && REST_REQUEST;
		if ( ! $is_rest && ! $this->is_counted && self::NOT_FOUND === $code ) {
			$this->is_counted = true;
			$this->limiter->failed();
		}
		return $message;
	}

	/**
	 * True if a request applies a coupon.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	private static function has_code( \WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method() && 1 === preg_match( '#^/wc/store(/v1)?/cart/(apply-coupon|coupons)/?$#i', $request->get_route() );
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

	/**
	 * Returns the message for the shopper.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	private static function message( int $seconds ): string {
		return sprintf(
			/* translators: %s: duration, such as “5 minutes”. */
			__( 'Too many coupon codes were wrong. You can try another one in %s.', 'storefront-islands' ),
			human_time_diff( 0, $seconds )
		);
	}
}
