<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Classic;

use StorefrontIslands\Support\Http\OwnPage;
use StorefrontIslands\Support\Http\OwnRoutes;

defined( 'ABSPATH' ) || exit;

/**
 * GET storefront-islands/v1/classic-hooks?screen=cart returns what the classic screen's actions print for the visitor's
 * cart: {ACTION: {html, hash}}. Scripts request it after the cart has changed. It runs the visitor's session as the page
 * does: what plugins keep in it while they print must be there when the order is placed. POST passes on the fields that plugins
 * have printed, post_data as a query string, to those that keep in the session what was chosen
 * (woocommerce_checkout_update_order_review) or add a fee for it (ClassicForm).
 */
final class ClassicHooksRoute {
	/** Maximum length of the fields, in bytes. */
	private const MAX_LENGTH = 50000;

	/**
	 * Returns the visitor's cart.
	 *
	 * @var callable(): array<string, mixed>
	 */
	private $cart;

	/**
	 * @param callable(): array<string, mixed> $cart Returns the response of GET /wc/store/v1/cart.
	 */
	public function __construct( callable $cart ) {
		$this->cart = $cart;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	public function add(): void {
		register_rest_route(
			OwnRoutes::ROUTES,
			'/classic-hooks',
			array(
				'methods'             => 'GET, POST',
				'callback'            => array( $this, 'respond' ),
				'permission_callback' => '__return_true',
				'args'                => array(
					'screen' => array(
						'type'     => 'string',
						'enum'     => array( 'cart', 'checkout' ),
						'required' => true,
					),
					'post_data' => array(
						'type'      => 'string',
						'default'   => '',
						'maxLength' => self::MAX_LENGTH,
					),
				),
			)
		);
	}

	/** Handles the request. */
	public function respond( \WP_REST_Request $request ): \WP_REST_Response {
		$screen = 'cart' === $request->get_param( 'screen' ) ? 'cart' : 'checkout';
		$hooks  = array();
		if ( ClassicSupport::is_active( $screen ) ) {
			self::load_cart( $screen );
			$fields = $request->get_param( 'post_data' );
			$hooks  = 'POST' === $request->get_method() && is_string( $fields ) && OwnPage::sends( $_SERVER )
				? ClassicForm::run( $fields, fn(): array => $this->passed_on( $screen, $fields ) )
				: $this->refreshed( $screen );
		}
		$answer = new \WP_REST_Response( (object) $hooks );
		$answer->header( 'Cache-Control', 'no-store' );
		return $answer;
	}

	/**
	 * Loads the visitor's cart, on what plugins take for a page of the screen.
	 *
	 * @param string $screen cart or checkout.
	 */
	private static function load_cart( string $screen ): void {
		if ( function_exists( 'wc_load_cart' ) ) {
			// Not for a request that a page makes inside itself.
			if ( defined( 'REST_REQUEST' ) ) {
				wc_maybe_define_constant( 'cart' === $screen ? 'WOOCOMMERCE_CART' : 'WOOCOMMERCE_CHECKOUT', true );
			}
			if ( null === WC()->cart ) {
				// The Store API would exchange the session by a token but keep the customer, whose address would replace that of the token's session.
				unset( $_SERVER['HTTP_CART_TOKEN'] );
				wc_load_cart();
			}
		}
	}

	/**
	 * Returns what is printed now, with the fields that were posted last: the cart has been calculated with them.
	 *
	 * @param string $screen cart or checkout.
	 * @return array<string, array{html: string, hash: string}>
	 */
	private function refreshed( string $screen ): array {
		$fields = 'checkout' === $screen ? ClassicForm::kept() : '';
		return '' === $fields
			? ClassicHooks::refreshed( $screen, ( $this->cart )() )
			: ClassicForm::with( $fields, fn(): array => $this->calculated( $screen ) );
	}

	/**
	 * Passes the fields on to plugins, and returns what is printed then.
	 *
	 * @param string $screen cart or checkout.
	 * @param string $fields Query string.
	 * @return array<string, array{html: string, hash: string}>
	 */
	private function passed_on( string $screen, string $fields ): array {
		Listeners::run( 'woocommerce_checkout_update_order_review', array( $fields ) );
		return $this->calculated( $screen );
	}

	/**
	 * Returns what is printed after totals have been calculated with the fields.
	 *
	 * @param string $screen cart or checkout.
	 * @return array<string, array{html: string, hash: string}>
	 */
	private function calculated( string $screen ): array {
		if ( function_exists( 'WC' ) ) {
			WC()->cart->calculate_totals();
		}
		return ClassicHooks::refreshed( $screen, ( $this->cart )() );
	}
}
