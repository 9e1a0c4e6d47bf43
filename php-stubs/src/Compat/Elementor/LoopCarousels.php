<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Page\Content\ElementorData;

defined( 'ABSPATH' ) || exit;

/**
 * Lets guests refresh loop carousels. Elementor Pro's route renders any loop, but its permission check (seen in 3.21)
 * knows loop grids only: a carousel's products would be refused to everybody who may not edit the page.
 */
final class LoopCarousels {
	private const WIDGET = 'loop-carousel';

	public static function register(): void {
		add_filter( 'rest_endpoints', array( self::class, 'permit' ) );
	}

	/**
	 * Adds carousels to the permission check of the route.
	 *
	 * @param mixed $endpoints Handlers by route.
	 * @return mixed
	 */
	public static function permit( $endpoints ) {
		$handlers = is_array( $endpoints ) ? $endpoints[ LoopFilters::ROUTE ] ?? null : null;
		if ( ! is_array( $endpoints ) || ! is_array( $handlers ) ) {
			return $endpoints;
		}
		foreach ( $handlers as $key => $handler ) {
			$check = is_array( $handler ) ? $handler['permission_callback'] ?? null : null;
			if ( is_array( $handler ) && is_callable( $check ) ) {
				$handler['permission_callback'] = static function ( \WP_REST_Request $request ) use ( $check ) {
					$permission = $check( $request );
					return true !== $permission && self::is_public( $request ) ? true : $permission;
				};
				$handlers[ $key ]               = $handler;
			}
		}
		$endpoints[ LoopFilters::ROUTE ] = $handlers;
		return $endpoints;
	}

	/**
	 * True if a request is for a carousel in a published page that needs no password: what the page itself shows to all.
	 */
	private static function is_public( \WP_REST_Request $request ): bool {
		$post_id = $request->get_param( 'post_id' );
		$widget  = $request->get_param( 'widget_id' );
		$post    = is_numeric( $post_id ) ? get_post( (int) $post_id ) : null;
		return null !== $post
			&& 'publish' === $post->post_status
			&& ! post_password_required( $post )
			&& is_string( $widget )
			&& self::WIDGET === ElementorData::widget_type( $post->ID, $widget );
	}
}
