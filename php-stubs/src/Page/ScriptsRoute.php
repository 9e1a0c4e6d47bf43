<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Support\Http\OwnRoutes;

defined( 'ABSPATH' ) || exit;

/**
 * GET storefront-islands/v1/scripts/NAME returns the boot data of one island or script of src/site that was inserted
 * into a page whose boot data does not list it. The response is the same for every visitor, so that caches may store
 * it.
 */
final class ScriptsRoute {
	/** Time for which a response may be cached, in seconds: after an update of the plugin the URLs change. */
	private const MAX_AGE = 600;

	private Islands $islands;
	private BootData $data;

	public function __construct( Islands $islands, BootData $data ) {
		$this->islands = $islands;
		$this->data    = $data;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	public function add(): void {
		register_rest_route(
			OwnRoutes::ROUTES,
			'/scripts/(?P<name>[a-z-]{1,60})',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'respond' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * Handles the request.
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function respond( \WP_REST_Request $request ) {
		$name    = $request->get_param( 'name' );
		$scripts = is_string( $name ) ? $this->islands->scripts_of( $name ) : null;
		if ( null === $scripts ) {
			return new \WP_Error( 'storefront_islands_no_such_script', __( 'There is nothing of that name.', 'storefront-islands' ), array( 'status' => 404 ) );
		}
		$response = new \WP_REST_Response( $this->data->for_everybody( $scripts ) );
		$response->header( 'Cache-Control', 'public, max-age=' . self::MAX_AGE );
		return $response;
	}
}
