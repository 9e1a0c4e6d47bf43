<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Attempts;

use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Requests\ErrorResponse;
use StorefrontIslands\Orders\Requests\Visitor;
use StorefrontIslands\Support\Http\OwnPage;
use StorefrontIslands\Support\Http\OwnRoutes;

defined( 'ABSPATH' ) || exit;

/**
 * GET storefront-islands/v1/checkout-attempts/KEY returns the state of a visitor's checkout attempt: {status,
 * order_id?, answer?: {status, body}, message?, link?}, with the status unknown, running, finished or uncertain. GET
 * changes nothing. POST of a page of this site also settles what is known: a cart that was ordered is empty then. Neither
 * places an order. They need no X-WP-Nonce: the visitor is identified by the cookie and by a key that only that browser
 * knows.
 */
final class AttemptsRoute {
	private Attempts $attempts;
	private Visitor $visitor;
	private OrderGate $gate;
	private UncertainPayments $payments;
	private CheckoutEvents $shop;

	/** True if the request may change the cart. */
	private bool $is_settling = false;

	public function __construct( Attempts $attempts, Visitor $visitor, OrderGate $gate, UncertainPayments $payments, CheckoutEvents $shop ) {
		$this->attempts = $attempts;
		$this->visitor  = $visitor;
		$this->gate     = $gate;
		$this->payments = $payments;
		$this->shop     = $shop;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	public function add(): void {
		register_rest_route(
			OwnRoutes::ROUTES,
			'/checkout-attempts/(?P<key>[\w-]{1,100})',
			array(
				'methods'             => 'GET, POST',
				'callback'            => array( $this, 'respond' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/** Handles the request. */
	public function respond( \WP_REST_Request $request ): \WP_REST_Response {
		$this->is_settling = 'POST' === $request->get_method() && OwnPage::sends( $_SERVER );
		if ( ! $this->is_settling ) {
			$this->shop->read_session();
		}
		$key      = $request->get_param( 'key' );
		$response = new \WP_REST_Response( $this->describe( is_string( $key ) ? $key : '' ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Returns the state of an attempt.
	 *
	 * @return array<string, mixed>
	 */
	private function describe( string $key ): array {
		$owner   = Attempts::owner( $this->visitor->id() );
		$attempt = $this->attempts->find( $key, $owner );
		$state   = null === $attempt ? Attempt::ABANDONED : $attempt->state( time() );
		if ( null === $attempt || Attempt::ABANDONED === $state ) {
			return $this->describe_others( $owner );
		}
		if ( Attempt::UNCERTAIN === $state ) {
			return $this->describe_uncertain( $attempt->order_id(), $owner );
		}
		$known = array( 'status' => $state );
		if ( $attempt->order_id() > 0 ) {
			$known['order_id'] = $attempt->order_id();
		}
		$answer = $attempt->response();
		if ( null !== $answer ) {
			$known['answer'] = array(
				'status' => $answer->status(),
				'body'   => $answer->body(),
			);
		}
		if ( null !== $answer && $answer->status() < 300 ) {
			// The message in the visitor's language, for pages without the checkout's translations.
			$known['message'] = ErrorResponse::placed_message( $attempt->order_id() );
			$known['link']    = self::link_text();
		}
		return $known;
	}

	/**
	 * Returns what is known of the order of an uncertain attempt: its status may tell the result by now, or the shopper
	 * has chosen to order again. Then the visitor's record is gone, or is of a later order.
	 *
	 * @param string $owner Hash of the visitor.
	 * @return array<string, mixed>
	 */
	private function describe_uncertain( int $order_id, string $owner ): array {
		$payment   = $this->shop->payment_state( $order_id );
		$is_let_go = $order_id !== $this->payments->order_in_doubt( $owner ) && $this->payments->order_in_doubt( UncertainPayments::of_order( $order_id ) ) > 0;
		if ( CheckoutEvents::OPEN === $payment && ! $is_let_go ) {
			return self::uncertain( $order_id );
		}
		$others = $this->describe_others( $owner );
		return CheckoutEvents::PLACED === $payment && 'unknown' === $others['status'] ? $this->placed( $order_id ) : $others;
	}

	/**
	 * Returns what is known of another order of the visitor, which keeps an attempt from being sent: by another tab or
	 * device, or under a key that is lost.
	 *
	 * @param string $owner Hash of the visitor.
	 * @return array<string, mixed>
	 */
	private function describe_others( string $owner ): array {
		if ( $this->payments->is_running( $owner ) ) {
			return array( 'status' => Attempt::RUNNING );
		}
		$state    = $this->is_settling ? $this->gate->doubt( 0 ) : $this->gate->peek( 0 );
		$order_id = $this->gate->order_id();
		if ( OrderGate::UNCERTAIN === $state ) {
			return self::uncertain( $order_id );
		}
		if ( OrderGate::PLACED === $state ) {
			return $this->placed( $order_id );
		}
		return array( 'status' => 'unknown' );
	}

	/**
	 * Returns the state of an order whose payment has an unknown result.
	 *
	 * @return array<string, mixed>
	 */
	private static function uncertain( int $order_id ): array {
		return array(
			'status'   => Attempt::UNCERTAIN,
			'order_id' => $order_id,
		);
	}

	/**
	 * Returns the state of an order that was placed, as its status tells.
	 *
	 * @return array<string, mixed>
	 */
	private function placed( int $order_id ): array {
		return array(
			'status'       => OrderGate::PLACED,
			'order_id'     => $order_id,
			'redirect_url' => $this->shop->order_page( $order_id ),
			'message'      => ErrorResponse::placed_message( $order_id ),
			'link'         => self::link_text(),
		);
	}

	/** Returns the text of the link to an order. */
	private static function link_text(): string {
		return __( 'See it', 'storefront-islands' );
	}
}
