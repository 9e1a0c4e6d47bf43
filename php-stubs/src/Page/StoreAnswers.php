<?php
/**
 * Answers of the Store API that are a visitor's own.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Says of the cart and the checkout of the Store API that no cache may keep them. WooCommerce says so since 10.6; older ones say
 * nothing, and a cache in front that keeps whatever is not forbidden would give one guest's cart to the next.
 */
final class StoreAnswers {
	/** Routes that answer with something of the visitor, and all below them. */
	private const OF_VISITOR = '~^/wc/store(/v\d+)?/(cart|checkout|order|batch)(/|$)~';

	/** Hooks in. */
	public static function register(): void {
		add_filter( 'rest_post_dispatch', array( self::class, 'forbid_keeping' ), 10, 3 );
	}

	/**
	 * Adds the header where there is none.
	 *
	 * @param \WP_HTTP_Response $answer  What is answered.
	 * @param \WP_REST_Server   $server  Unused.
	 * @param \WP_REST_Request  $request What was asked.
	 */
	public static function forbid_keeping( \WP_HTTP_Response $answer, \WP_REST_Server $server, \WP_REST_Request $request ): \WP_HTTP_Response {
		if ( 1 === preg_match( self::OF_VISITOR, $request->get_route() ) && ! isset( $answer->get_headers()['Cache-Control'] ) ) {
			$answer->header( 'Cache-Control', 'no-store' );
		}
		return $answer;
	}
}
