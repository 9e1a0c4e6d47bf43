<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Requests;

defined( 'ABSPATH' ) || exit;

/** Response of POST checkout, stored to be sent again: status and body. Headers that must be current are created anew. */
final class StoredResponse {
	/**
	 * Maximum size of the stored JSON in bytes; of a larger response only the values that the checkout itself reads are
	 * stored.
	 */
	private const MAX = 65536;

	private const NEEDED = array( 'order_id', 'status', 'order_key', 'order_number', 'customer_note', 'customer_id', 'payment_method', 'payment_result' );

	/** HTTP status. */
	private int $status;

	/** Body as JSON. */
	private string $json;

	/**
	 * @param int    $status HTTP status.
	 * @param string $json   Body as JSON.
	 */
	public function __construct( int $status, string $json ) {
		$this->status = $status;
		$this->json   = $json;
	}

	/**
	 * Returns the part of a response to store.
	 *
	 * @return self|null Null if it contains no order.
	 */
	public static function of( \WP_REST_Response $response ): ?self {
		$data = $response->get_data();
		if ( ! is_array( $data ) || ! isset( $data['order_id'] ) || ! is_numeric( $data['order_id'] ) || (int) $data['order_id'] < 1 ) {
			return null;
		}
		$json = (string) wp_json_encode( $data );
		if ( strlen( $json ) > self::MAX ) {
			$json = (string) wp_json_encode( array_intersect_key( $data, array_flip( self::NEEDED ) ) );
		}
		return new self( $response->get_status(), $json );
	}

	/**
	 * Returns a response without an order to store.
	 *
	 * @return self|null Null if it is no error, or too long.
	 */
	public static function of_refusal( \WP_REST_Response $response ): ?self {
		$json = (string) wp_json_encode( $response->get_data() );
		return $response->get_status() < 400 || strlen( $json ) > self::MAX ? null : new self( $response->get_status(), $json );
	}

	/** Returns the HTTP status. */
	public function status(): int {
		return $this->status;
	}

	/** Returns the body as JSON. */
	public function json(): string {
		return $this->json;
	}

	/**
	 * Returns the decoded body, with objects as objects.
	 *
	 * @return mixed
	 */
	public function body() {
		return json_decode( $this->json );
	}

	/** Returns the response with a current nonce. */
	public function response(): \WP_REST_Response {
		$response = new \WP_REST_Response( $this->body(), $this->status );
		$response->header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$response->header( 'Nonce-Timestamp', (string) time() );
		$response->header( 'User-ID', (string) get_current_user_id() );
		$response->header( 'Cache-Control', 'no-store' );
		$response->header( 'Idempotency-Replayed', 'true' );
		return $response;
	}
}
