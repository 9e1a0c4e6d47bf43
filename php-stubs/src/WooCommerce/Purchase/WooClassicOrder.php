<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Automattic\WooCommerce\StoreApi\Payments\PaymentContext;
use StorefrontIslands\Compat\Classic\ClassicGateways;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Support\Http\RestRoute;
use StorefrontIslands\WooCommerce\Checkout\WooClassicChanges;
use StorefrontIslands\WooCommerce\Checkout\WooClassicFields;
use StorefrontIslands\WooCommerce\Checkout\WooClassicGroups;

defined( 'ABSPATH' ) || exit;

/**
 * While POST checkout runs, $_POST holds the order as the classic form sends it, with the fields that plugins have
 * printed into the form or added to it by a filter, and plugins hear of the order by the classic actions as well. A plugin
 * that also listens to the Store API's action of the same moment hears of it there, once.
 */
final class WooClassicOrder {
	/** Parameter with the fields of plugins (src/compat/classic-hooks/order-fields.ts). */
	private const FIELDS = 'storefront_islands_fields';

	/** Actions of the Store API by the classic action of the same moment. */
	private const COUNTERPARTS = array(
		'woocommerce_checkout_create_order'      => array( 'woocommerce_store_api_checkout_update_order_from_request', 'woocommerce_store_api_checkout_update_order_meta' ),
		'woocommerce_checkout_update_order_meta' => array( 'woocommerce_store_api_checkout_update_order_from_request', 'woocommerce_store_api_checkout_update_order_meta' ),
		'woocommerce_checkout_order_created'     => array( 'woocommerce_store_api_checkout_update_order_from_request', 'woocommerce_store_api_checkout_update_order_meta', 'woocommerce_store_api_checkout_order_created', 'woocommerce_store_api_checkout_order_processed' ),
		'woocommerce_checkout_update_user_meta'  => array( 'woocommerce_store_api_checkout_update_customer_from_request' ),
		'woocommerce_checkout_order_processed'   => array( 'woocommerce_store_api_checkout_order_processed' ),
	);

	/** Request whose order is being placed. */
	private ?\WP_REST_Request $request = null;

	/**
	 * Contents of $_POST and $_REQUEST before it.
	 *
	 * @var array{array<array-key, mixed>, array<array-key, mixed>}
	 */
	private array $before = array( array(), array() );

	public function register(): void {
		add_filter( ClassicHooks::FIELDS, array( WooClassicFields::class, 'html' ), 10, 0 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'open' ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', array( $this, 'close' ), 10, 3 );
		// Before the total is compared with the one that was shown (Orders\WooCheckoutEvents).
		add_action( 'woocommerce_store_api_checkout_update_customer_from_request', array( $this, 'check' ), 999, 0 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'order_updated' ), PHP_INT_MAX );
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'order_processed' ), 1000 );
		// Before WooCommerce calls the payment method's own process_payment() with the data in $_POST, at 999.
		add_action( 'woocommerce_rest_checkout_process_payment_with_context', array( $this, 'pass_form' ), 998 );
	}

	/**
	 * Fills $_POST for an order.
	 *
	 * @param mixed $response Response of other plugins.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public function open( $response, $handler, \WP_REST_Request $request ) {
		if ( null === $this->request && 'POST' === $request->get_method() && 'checkout' === RestRoute::of_store_api( $request->get_route() ) && ClassicSupport::is_active( 'checkout' ) ) {
			$this->request = $request;
			$this->before  = array( $_POST, $_REQUEST ); // phpcs:ignore WordPress.Security.NonceVerification -- Kept, not used.
			// WordPress adds slashes to what a form sends, and plugins remove them.
			self::send( wp_slash( array_merge( $this->fields( $request ), self::form( $request ) ) ) );
		}
		return $response;
	}

	/**
	 * Restores $_POST.
	 *
	 * @param mixed $response The response.
	 * @param mixed $handler Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public function close( $response, $handler, \WP_REST_Request $request ) {
		if ( $request === $this->request ) {
			$this->request            = null;
			list( $_POST, $_REQUEST ) = $this->before; // phpcs:ignore WordPress.Security.NonceVerification -- Restored, not read.
		}
		return $response;
	}

	/**
	 * Lets plugins refuse the order, before there is one.
	 *
	 * @throws RouteException With their messages.
	 */
	public function check(): void {
		if ( null === $this->request ) {
			return;
		}
		WooClassicChanges::enforce();
		$notices = wc_get_notices();
		wc_clear_notices();
		$errors = new \WP_Error();
		try {
			Listeners::run( 'woocommerce_before_checkout_process', array() );
			Listeners::run( 'woocommerce_checkout_process', array() );
			$data = self::posted( WooClassicFields::posted() );
			WooClassicFields::check( $data, $errors );
			Listeners::run( 'woocommerce_after_checkout_validation', array( $data, $errors ) );
		} catch ( \Exception $error ) {
			$errors->add( 'error', $error->getMessage() );
		}
		$fields = array();
		foreach ( wc_get_notices( 'error' ) as $notice ) {
			if ( is_string( $notice['notice'] ?? null ) ) {
				$fields[ $notice['notice'] ] = is_array( $notice['data'] ?? null ) ? $notice['data']['id'] ?? null : null;
			}
		}
		foreach ( $errors->get_error_codes() as $code ) {
			$about   = $errors->get_error_data( $code );
			$fields += array_fill_keys( array_filter( $errors->get_error_messages( $code ), 'is_string' ), is_array( $about ) ? $about['id'] ?? null : null );
		}
		wc_set_notices( $notices );
		if ( array() !== $fields ) {
			self::refuse( $fields );
		}
	}

	/**
	 * Lets plugins write into the order.
	 *
	 * @param mixed $order The order.
	 */
	public function order_updated( $order ): void {
		if ( null === $this->request || ! $order instanceof \WC_Order ) {
			return;
		}
		$fields = WooClassicFields::posted();
		$data   = self::posted( $fields );
		WooClassicFields::store( $order, $fields );
		WooFilteredValues::write( $order, $data );
		self::run( 'woocommerce_checkout_create_order', array( $order, $data ) );
		$order->save();
		self::run( 'woocommerce_checkout_update_order_meta', array( $order->get_id(), $data ) );
		// Written by way of the order's id.
		$order->read_meta_data( true );
		self::run( 'woocommerce_checkout_order_created', array( $order ) );
	}

	/**
	 * Tells plugins that the order waits for its payment.
	 *
	 * @param mixed $order The order.
	 */
	public function order_processed( $order ): void {
		if ( null === $this->request || ! $order instanceof \WC_Order ) {
			return;
		}
		$fields = WooClassicFields::posted();
		$data   = self::posted( $fields );
		if ( $order->get_customer_id() > 0 ) {
			WooClassicFields::keep( $order->get_customer_id(), $fields );
			self::run( 'woocommerce_checkout_update_user_meta', array( $order->get_customer_id(), $data ) );
		}
		self::run( 'woocommerce_checkout_order_processed', array( $order->get_id(), $data, $order ) );
	}

	/**
	 * Lets a payment method for the classic checkout find the whole form, with its own fields.
	 *
	 * @param mixed $context The payment.
	 */
	public function pass_form( $context ): void {
		$method = null === $this->request ? null : $this->request->get_param( 'payment_method' );
		if ( null === $this->request || ! $context instanceof PaymentContext || ! is_string( $method ) || ! ClassicGateways::has( $method ) ) {
			return;
		}
		$pairs = array();
		foreach ( (array) $this->request->get_param( 'payment_data' ) as $pair ) {
			if ( is_array( $pair ) && is_string( $pair['key'] ?? null ) ) {
				$pairs[ $pair['key'] ] = $pair['value'] ?? '';
			}
		}
		// Names with brackets become arrays, as in a form.
		parse_str( http_build_query( $pairs ), $fields );
		$form = array_merge( $_POST, wp_slash( $fields ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Filled by open() from a request whose nonce the route has checked.
		$context->set_payment_data( array_filter( $form, 'is_scalar' ) );
		// WooCommerce moves them, as texts only, to $_POST, and then looks for the payment method.
		$complete = static function ( $gateways ) use ( $form, &$complete ) {
			remove_filter( 'woocommerce_available_payment_gateways', $complete );
			self::send( $form );
			return $gateways;
		};
		add_filter( 'woocommerce_available_payment_gateways', $complete );
	}

	/**
	 * Lets plugins find a form where PHP has one; some read $_REQUEST.
	 *
	 * @param array<array-key, mixed> $form The fields, with slashes.
	 */
	private static function send( array $form ): void {
		$_POST    = $form;
		$_REQUEST = array_replace( $_REQUEST, $form ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- From a request whose nonce the route checks.
	}

	/**
	 * Runs a classic action for the plugins that do not listen to the Store API's.
	 *
	 * @param key-of<self::COUNTERPARTS> $action    Name of the action.
	 * @param list<mixed>                $arguments Its arguments.
	 */
	private static function run( string $action, array $arguments ): void {
		$told = Listeners::sources( self::COUNTERPARTS[ $action ] );
		// A field editor stores what it has added to the classic form by the classic action only.
		Listeners::run( $action, $arguments, array_values( array_diff( $told, WooClassicGroups::editors() ) ) );
	}

	/**
	 * Refuses the order.
	 *
	 * @param array<array-key, mixed> $fields Names of the fields, or null, by the messages of plugins, which are HTML.
	 * @throws RouteException Always.
	 */
	private static function refuse( array $fields ): void {
		$messages = array_map( 'strval', array_keys( $fields ) );
		$errors   = array();
		foreach ( $messages as $index => $message ) {
			$errors[] = array(
				'code'    => "storefront_islands_refused_$index",
				'message' => $message,
				// For src/compat/classic-hooks/refusals.ts, which says it at the field, too.
				'field'   => $fields[ $message ],
			);
		}
		$details = array( self::FIELDS => ( $errors[0] ?? array() ) + array( 'additional_errors' => array_slice( $errors, 1 ) ) );
		throw new RouteException( 'rest_invalid_param', wp_kses_post( implode( ' ', $messages ) ), 400, array( 'details' => $details ) ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Part of a JSON response, which the script reads as text.
	}

	/**
	 * Returns the order as classic callbacks get it.
	 *
	 * @param array<array-key, mixed> $fields Fields that filters have added. They are read once, as the filters run for it.
	 * @return array<array-key, mixed>
	 */
	private static function posted( array $fields ): array {
		return array_merge( (array) WC()->checkout()->get_posted_data(), $fields );
	}

	/**
	 * Returns the fields of plugins.
	 *
	 * @return array<array-key, mixed>
	 */
	private function fields( \WP_REST_Request $request ): array {
		$written = $request->get_param( self::FIELDS );
		parse_str( is_string( $written ) ? $written : '', $fields );
		return $fields;
	}

	/**
	 * Returns the order as the fields of the classic form.
	 *
	 * @return array<string, mixed>
	 */
	private static function form( \WP_REST_Request $request ): array {
		$billing  = (array) $request->get_param( 'billing_address' );
		$shipping = (array) ( $request->get_param( 'shipping_address' ) ?? $billing );
		$form     = array(
			'payment_method'                     => $request->get_param( 'payment_method' ),
			'order_comments'                     => $request->get_param( 'customer_note' ),
			'createaccount'                      => $request->get_param( 'create_account' ) ? '1' : null,
			'account_password'                   => $request->get_param( 'customer_password' ),
			'ship_to_different_address'          => array() === array_udiff_assoc( $shipping, $billing, static fn( $one, $other ): int => $one <=> $other ) ? null : '1',
			'shipping_method'                    => null === WC()->session ? null : WC()->session->get( 'chosen_shipping_methods' ),
			'terms'                              => '1',
			'terms-field'                        => '1',
			'woocommerce-process-checkout-nonce' => wp_create_nonce( 'woocommerce-process_checkout' ),
		);
		foreach ( array( 'billing' => $billing, 'shipping' => $shipping ) as $name => $address ) {
			foreach ( $address as $field => $value ) {
				$form[ "{$name}_$field" ] = $value;
			}
		}
		return array_filter( $form, static fn( $value ): bool => null !== $value );
	}
}
