<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/** Creates the error responses of refused requests: {code, message, data: {status}}. */
final class ErrorResponse {
	/** Error code of a request that another process is working on. */
	public const RUNNING = 'storefront_islands_request_running';

	/** Error code of a cart that was ordered already. */
	public const PLACED = 'storefront_islands_order_placed';

	/** Error code of a payment that must wait, because too many were declined. */
	private const LIMITED = 'storefront_islands_payment_limited';

	/** Value of the Retry-After header, in seconds. */
	private const RETRY_AFTER = '1';

	/** Returns the error of a request that another process is working on: to be repeated later. */
	public static function running(): \WP_REST_Response {
		$response = self::of( self::RUNNING, self::running_message(), 409 );
		$response->header( 'Retry-After', self::RETRY_AFTER );
		return $response;
	}

	/** Returns the error of a key that belongs to a different request. */
	public static function key_reused(): \WP_REST_Response {
		return self::of( 'storefront_islands_idempotency_key_reused', __( 'This Idempotency-Key belongs to another request.', 'storefront-islands' ), 422 );
	}

	/** Returns the error of an order without a cart, as WooCommerce's route answers it. */
	public static function without_cart(): \WP_REST_Response {
		return self::of( 'woocommerce_rest_cart_empty', __( 'Cannot place an order, your cart is empty.', 'storefront-islands' ), 409 );
	}

	/**
	 * Returns the error of a key in a batch or an overridden method: keys are only supported for orders placed by a
	 * plain POST.
	 */
	public static function hidden_key(): \WP_REST_Response {
		return self::of( 'storefront_islands_hidden_key', __( 'An order with an Idempotency-Key must be placed by a request of its own.', 'storefront-islands' ), 400 );
	}

	/** Returns the error of an attempt for which payment may have begun with an unknown result. */
	public static function uncertain( int $order_id ): \WP_REST_Response {
		return self::of( 'storefront_islands_outcome_uncertain', self::uncertain_message( $order_id ), 409, array( 'order_id' => $order_id ) );
	}

	/** Returns the message about an order for which payment may have begun with an unknown result. */
	public static function uncertain_message( int $order_id ): string {
		/* translators: %d: number of the order */
		return sprintf( __( 'It is not certain whether order %d was paid. Please contact us before you pay again.', 'storefront-islands' ), $order_id );
	}

	/**
	 * Returns the error of a cart that was ordered by a request whose response was lost.
	 *
	 * @param string $url URL of the page that shows it; empty if there is none.
	 */
	public static function placed( int $order_id, string $url ): \WP_REST_Response {
		$data = array(
			'order_id'     => $order_id,
			'redirect_url' => $url,
		);
		return self::of( self::PLACED, self::placed_message( $order_id ), 409, $data );
	}

	/** Returns the message about a cart that was ordered by a request whose response was lost. */
	public static function placed_message( int $order_id ): string {
		/* translators: %d: order number */
		return sprintf( __( 'Your order %d was placed.', 'storefront-islands' ), $order_id );
	}

	/** Returns the message about a request that another process is working on. */
	public static function running_message(): string {
		return __( 'This request is still being worked on.', 'storefront-islands' );
	}

	/**
	 * Returns the error of a payment that must wait, because too many were declined.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	public static function limited( int $seconds ): \WP_REST_Response {
		/**
		 * Filters what a script needs to show a challenge (captcha) where a payment must wait; it is part of the response.
		 * Who passes it is let through by `storefront_islands_has_passed_challenge`.
		 *
		 * @param array<string, mixed> $challenge Empty by default: the shopper waits.
		 */
		$challenge = apply_filters( 'storefront_islands_challenge', array() );
		$challenge = (object) ( is_array( $challenge ) ? $challenge : array() );
		return self::too_many_requests( self::LIMITED, self::limited_message( $seconds ), $seconds, array( 'challenge' => $challenge ) );
	}

	/**
	 * Returns the error of a request that must wait.
	 *
	 * @param int $seconds Seconds to wait.
	 * @param array<string, mixed> $data Further data.
	 */
	public static function too_many_requests( string $code, string $message, int $seconds, array $data = array() ): \WP_REST_Response {
		$response = self::of( $code, $message, 429, array( 'retry_after' => $seconds ) + $data );
		$response->header( 'Retry-After', (string) $seconds );
		return $response;
	}

	/**
	 * Returns the message about a payment that must wait, for pages without a countdown.
	 *
	 * @param int $seconds Seconds to wait.
	 */
	public static function limited_message( int $seconds ): string {
		return sprintf(
			/* translators: %s: duration, such as “5 minutes”. */
			__( 'Too many payments were declined here a moment ago. Nothing was ordered and nothing was charged. You can try again in %s.', 'storefront-islands' ),
			human_time_diff( 0, $seconds )
		);
	}

	/**
	 * Returns an error response.
	 *
	 * @param int $status HTTP status.
	 * @param array<string, mixed> $data Further data beside the status.
	 */
	private static function of( string $code, string $message, int $status, array $data = array() ): \WP_REST_Response {
		$response = rest_convert_error_to_response( new \WP_Error( $code, $message, array( 'status' => $status ) + $data ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
