<?php
/**
 * What is kept of an answer.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Idempotency;

defined( 'ABSPATH' ) || exit;

/** An answer that holds an order, as it is kept and given again: status and body. What headers must be fresh are made anew. */
final class StoredAnswer {
	/** Bytes of JSON that are kept; of a longer answer only what the checkout itself reads. */
	private const MOST = 65536;

	private const NEEDED = array( 'order_id', 'status', 'order_key', 'order_number', 'customer_note', 'customer_id', 'payment_method', 'payment_result' );

	/**
	 * HTTP status.
	 *
	 * @var int
	 */
	private $status;

	/**
	 * The body, JSON.
	 *
	 * @var string
	 */
	private $json;

	/**
	 * An answer as it was kept.
	 *
	 * @param int    $status HTTP status.
	 * @param string $json   The body.
	 */
	public function __construct( int $status, string $json ) {
		$this->status = $status;
		$this->json   = $json;
	}

	/**
	 * What is to be kept of an answer.
	 *
	 * @param \WP_REST_Response $response The answer of POST checkout.
	 * @return self|null Null where it holds no order.
	 */
	public static function of( \WP_REST_Response $response ): ?self {
		$data = $response->get_data();
		if ( ! is_array( $data ) || ! isset( $data['order_id'] ) || ! is_numeric( $data['order_id'] ) || (int) $data['order_id'] < 1 ) {
			return null;
		}
		$json = (string) wp_json_encode( $data );
		if ( strlen( $json ) > self::MOST ) {
			$json = (string) wp_json_encode( array_intersect_key( $data, array_flip( self::NEEDED ) ) );
		}
		return new self( $response->get_status(), $json );
	}

	/** HTTP status. */
	public function status(): int {
		return $this->status;
	}

	/** The body, JSON. */
	public function json(): string {
		return $this->json;
	}

	/**
	 * The body, with objects where there were objects.
	 *
	 * @return mixed
	 */
	public function body() {
		return json_decode( $this->json );
	}

	/** The answer once more, with a nonce that is good now. */
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
