<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Route POST batch: runs several changes of one request in order, with WordPress's own batch support. Each has its own
 * nonce.
 */
final class Batch extends Route {
	public const PATH = '/batch';

	/** Maximum number of requests in a batch (docs/behaviour.md#batching). */
	private const LIMIT = 25;

	protected function methods(): array {
		$request = array(
			'type'       => 'object',
			'properties' => array(
				'method'  => array(
					'type'    => 'string',
					'enum'    => array( 'POST', 'PUT', 'PATCH', 'DELETE' ),
					'default' => 'POST',
				),
				'path'    => array(
					'type'     => 'string',
					'required' => true,
				),
				'body'    => array( 'type' => 'object' ),
				'headers' => array(
					'type'                 => 'object',
					'additionalProperties' => array( 'type' => array( 'string', 'array' ) ),
				),
			),
		);
		$args    = array(
			'validation' => array(
				'type'    => 'string',
				'enum'    => array( 'require-all-validate', 'normal' ),
				'default' => 'normal',
			),
			'requests'   => array(
				'type'     => 'array',
				'required' => true,
				'maxItems' => self::LIMIT,
				'items'    => $request,
			),
		);
		return array( 'POST' => $args );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @throws ShopError If a request is not for the Store API.
	 */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		foreach ( $input->objects( 'requests' ) as $part ) {
			$path = wp_parse_url( $part->text( 'path' ), PHP_URL_PATH );
			if ( ! is_string( $path ) || 0 !== strpos( $path, '/wc/store/' ) ) {
				throw new ShopError( 'woocommerce_rest_invalid_path', __( 'Invalid path provided.', 'storefront-islands' ) );
			}
		}
		$batch = new WP_REST_Request( $method );
		$batch->set_body_params( $input->all() );
		$response = rest_get_server()->serve_batch_request_v1( $batch );
		Nonce::add_headers( $response );
		return $response;
	}
}
