<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Answers WordPress's route for the HTML of a block with a preview of it. WordPress has checked before that the user may
 * edit the post, and that the attributes are those of the block.
 */
final class PreviewRoute {
	private const ROUTE = '/wp/v2/block-renderer/';

	private const BLOCKS = 'storefront-islands/';

	private Preview $preview;

	public function __construct( Preview $preview ) {
		$this->preview = $preview;
	}

	public function register(): void {
		add_filter( 'rest_dispatch_request', array( $this, 'answer' ), 10, 2 );
	}

	/**
	 * Returns the preview for a block of this plugin.
	 *
	 * @internal
	 * @param mixed            $result  Result of another plugin; null if there is none.
	 * @param \WP_REST_Request $request Request.
	 * @return mixed
	 */
	public function answer( $result, \WP_REST_Request $request ) {
		if ( 0 !== strpos( $request->get_route(), self::ROUTE . self::BLOCKS ) ) {
			return $result;
		}
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( substr( $request->get_route(), strlen( self::ROUTE ) ) );
		if ( null === $block ) {
			return $result;
		}
		$state = $request->get_param( 'state' );
		return new \WP_REST_Response( array( 'rendered' => $this->preview->html( $block, ( new JsonReader( $request->get_param( 'attributes' ) ) )->all(), '', is_string( $state ) ? $state : '' ) ) );
	}
}
