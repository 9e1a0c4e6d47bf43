<?php
/**
 * What an island needs that comes later.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * GET storefront-islands/v1/scripts/NAME tells what an island needs, or a script of src/site, that came to a page whose boot data
 * does not know of it: boot data with that one name. The same for every visitor, so that caches may keep it.
 */
final class ScriptsRoute {
	/** Seconds for which an answer may be kept: after an update of the plugin the addresses are others. */
	private const KEPT = 600;

	/**
	 * Who knows the scripts.
	 *
	 * @var Islands
	 */
	private $islands;

	/**
	 * Who makes boot data.
	 *
	 * @var BootData
	 */
	private $data;

	/**
	 * Takes what it asks.
	 *
	 * @param Islands  $islands Who knows the scripts.
	 * @param BootData $data    Who makes boot data.
	 */
	public function __construct( Islands $islands, BootData $data ) {
		$this->islands = $islands;
		$this->data    = $data;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	/** Adds the route. */
	public function add(): void {
		register_rest_route(
			'storefront-islands/v1',
			'/scripts/(?P<name>[a-z-]{1,60})',
			array(
				'methods'             => 'GET',
				'callback'            => array( $this, 'answer' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * Answers.
	 *
	 * @param \WP_REST_Request $request With the name.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function answer( \WP_REST_Request $request ) {
		// WordPress lets any origin read any answer.
		remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
		$name    = $request->get_param( 'name' );
		$scripts = is_string( $name ) ? $this->islands->needed_later( $name ) : null;
		if ( null === $scripts ) {
			return new \WP_Error( 'storefront_islands_no_such_script', __( 'There is nothing of that name.', 'storefront-islands' ), array( 'status' => 404 ) );
		}
		$response = new \WP_REST_Response( $this->data->for_everybody( $scripts ) );
		$response->header( 'Cache-Control', 'public, max-age=' . self::KEPT );
		return $response;
	}
}
