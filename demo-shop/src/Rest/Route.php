<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Container\Services;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Base class of the Store API's routes. */
abstract class Route {
	/**
	 * @var non-falsy-string Path below the namespace, with a leading slash; a regular expression as
	 * register_rest_route() takes it.
	 */
	public const PATH = '/';

	/** @var list<non-falsy-string> Namespaces, both WooCommerce's. */
	protected const NAMESPACES = array( 'wc/store/v1', 'wc/store' );

	protected Services $services;

	final public function __construct( Services $services ) {
		$this->services = $services;
	}

	/**
	 * Returns the HTTP methods with their parameters, as register_rest_route() takes them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function methods(): array {
		return array( 'GET' => array() );
	}

	/**
	 * Returns the response to a request with valid parameters.
	 *
	 * @throws ShopError If the request is refused.
	 */
	abstract protected function respond( string $method, Input $input ): WP_REST_Response;

	public function register(): void {
		$endpoints = array( 'allow_batch' => array( 'v1' => true ) );
		foreach ( $this->methods() as $method => $args ) {
			$endpoints[] = array(
				'methods'             => $method,
				'callback'            => array( $this, 'handle' ),
				'permission_callback' => array( $this, 'permit' ),
				'args'                => $args,
			);
		}
		foreach ( static::NAMESPACES as $namespace ) {
			register_rest_route( $namespace, static::PATH, $endpoints );
		}
	}

	/**
	 * Decides who may send a request: every visitor; nonces are checked for changes.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @return true|WP_Error
	 */
	public function permit( WP_REST_Request $request ) {
		return true;
	}

	/**
	 * Handles a request and converts errors to responses.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		try {
			return $this->respond( $request->get_method(), Input::of( $request->get_params() ) );
		} catch ( ShopError $error ) {
			return self::refuse( $error );
		}
	}

	protected static function refuse( ShopError $error ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'code'    => $error->error_code(),
				'message' => $error->getMessage(),
				'data'    => $error->details() + array( 'status' => $error->status() ),
			),
			$error->status()
		);
	}
}
