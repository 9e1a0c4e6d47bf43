<?php
/**
 * Refusals of repeated requests.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** The answers with which a request is turned away: {code, message, data: {status}}. */
final class Refusal {
	/** Code of a request that another process works on. */
	public const RUNNING = 'storefront_islands_request_running';

	/** Seconds after which to come again. */
	private const RETRY_AFTER = '1';

	/** Another process works on it: come again. */
	public static function running(): \WP_REST_Response {
		$response = self::of( self::RUNNING, __( 'This request is still being worked on.', 'storefront-islands' ), 409 );
		$response->header( 'Retry-After', self::RETRY_AFTER );
		return $response;
	}

	/** The key belongs to something else. */
	public static function key_reused(): \WP_REST_Response {
		return self::of( 'storefront_islands_idempotency_key_reused', __( 'This Idempotency-Key belongs to another request.', 'storefront-islands' ), 422 );
	}

	/** Keys count for orders that are placed by a plain POST. */
	public static function hidden_key(): \WP_REST_Response {
		return self::of( 'storefront_islands_hidden_key', __( 'An order with an Idempotency-Key must be placed by a request of its own.', 'storefront-islands' ), 400 );
	}

	/**
	 * Payment may have begun, and nobody knows how it ended.
	 *
	 * @param int $order_id The order.
	 */
	public static function uncertain( int $order_id ): \WP_REST_Response {
		/* translators: %d: number of the order */
		$message = sprintf( __( 'It is not certain whether order %d was paid. Please contact us before you pay again.', 'storefront-islands' ), $order_id );
		return self::of( 'storefront_islands_outcome_uncertain', $message, 409, array( 'order_id' => $order_id ) );
	}

	/**
	 * A refusal.
	 *
	 * @param string               $code    Its code.
	 * @param string               $message Its message.
	 * @param int                  $status  Its status.
	 * @param array<string, mixed> $data    What its data holds beside the status.
	 */
	private static function of( string $code, string $message, int $status, array $data = array() ): \WP_REST_Response {
		$response = rest_convert_error_to_response( new \WP_Error( $code, $message, array( 'status' => $status ) + $data ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
