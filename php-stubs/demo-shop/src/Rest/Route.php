<?php
/**
 * A route.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Services;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** A route of the Store API. */
abstract class Route {
	/** Both are WooCommerce's. */
	private const NAMESPACES = array( 'wc/store/v1', 'wc/store' );

	/**
	 * The parts that routes use.
	 *
	 * @var Services
	 */
	protected Services $services;

	/**
	 * A route of a shop.
	 *
	 * @param Services $services The parts that routes use.
	 */
	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/**
	 * The path below the namespace, with a leading slash; a regular expression as register_rest_route() takes it.
	 *
	 * @return non-falsy-string
	 */
	abstract public function path(): string;

	/**
	 * The methods of the route.
	 *
	 * @return list<array<string, mixed>> Made by endpoint().
	 */
	abstract protected function endpoints(): array;

	/** Registers the route. */
	public function register(): void {
		foreach ( self::NAMESPACES as $namespace ) {
			register_rest_route( $namespace, $this->path(), $this->endpoints() + array( 'allow_batch' => array( 'v1' => true ) ) );
		}
	}

	/**
	 * One method of the route.
	 *
	 * @param string                                              $methods  GET, POST …, with commas between.
	 * @param callable( WP_REST_Request<array<string, mixed>> ): WP_REST_Response $callback Answers.
	 * @param array<string, mixed>                                $args     Parameters, as register_rest_route() takes them.
	 * @return array<string, mixed>
	 */
	protected function endpoint( string $methods, callable $callback, array $args = array() ): array {
		return array(
			'methods'             => $methods,
			'callback'            => $callback,
			// Every visitor may ask; nonces and owners are checked where something is changed or private.
			'permission_callback' => '__return_true',
			'args'                => $args,
		);
	}

	/** A refusal as an answer. */
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
