<?php
/**
 * Must-use plugin of test/contract/sessions-kept.mjs: runs what plugins have hooked to the classic screens, and leaves a
 * user in doubt about a payment, as a process does that is killed before the gateway tells that the order is paid.
 *
 *   GET /wp-json/test/v1/doubt?user=ID&order=ID
 */

declare(strict_types=1);

use StorefrontIslands\Orders\Attempts\Attempts;
use StorefrontIslands\Orders\Payments\UncertainPayments;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Requests\Visitor;

defined( 'ABSPATH' ) || exit;

add_filter( 'storefront_islands_classic_extensions', '__return_true' );

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'test/v1',
			'/doubt',
			array(
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ): array {
					$owner = Attempts::owner( Visitor::user( (int) $request['user'] ) );
					( new UncertainPayments( new IdempotencyStore( 'payment' ) ) )->begin( (int) $request['order'], array( $owner ), time() - 1 );
					return array();
				},
			)
		);
	}
);
