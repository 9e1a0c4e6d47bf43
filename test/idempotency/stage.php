<?php
/**
 * Must-use plugin of test/idempotency/orders.mjs: stops a process at a chosen point, so that it can be killed there,
 * and counts orders.
 *
 *   X-Test-Stop: before-payment | in-payment | after-payment | fatal
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storefront_islands_header = static function ( string $name ): string {
	return isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? sanitize_key( wp_unslash( $_SERVER[ $name ] ) ) : '';
};

$storefront_islands_stop = static function ( string $point ) use ( $storefront_islands_header ): void {
	if ( $storefront_islands_header( 'HTTP_X_TEST_STOP' ) !== $point ) {
		return;
	}
	file_put_contents( WP_CONTENT_DIR . '/stopped-at', (string) getmypid() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- read by another process.
	sleep( 60 );
};

$storefront_islands_stop_at = static function ( string $hook, int $priority, string $point ) use ( $storefront_islands_stop ): void {
	add_filter(
		$hook,
		static function ( $value = null ) use ( $storefront_islands_stop, $point ) {
			$storefront_islands_stop( $point );
			return $value;
		},
		$priority
	);
};

// Actions of the demo shop and of WooCommerce.
foreach ( array( 'storefront_islands_order_made', 'woocommerce_store_api_checkout_order_processed' ) as $storefront_islands_hook ) {
	$storefront_islands_stop_at( $storefront_islands_hook, 100, 'before-payment' );
}
foreach ( array( 'storefront_islands_payment_begins', 'woocommerce_rest_checkout_process_payment_with_context' ) as $storefront_islands_hook ) {
	$storefront_islands_stop_at( $storefront_islands_hook, 100, 'in-payment' );
	add_action(
		$storefront_islands_hook,
		static function () use ( $storefront_islands_header ): void {
			if ( 'fatal' === $storefront_islands_header( 'HTTP_X_TEST_STOP' ) ) {
				status_header( 500 );
				exit( '<h1>There has been a critical error</h1>' );
			}
		},
		100
	);
}
$storefront_islands_stop_at( 'rest_request_after_callbacks', 1, 'after-payment' );

// A killed process is detected at once.
add_filter(
	'storefront_islands_checkout_lease',
	static function ( int $seconds ) use ( $storefront_islands_header ): int {
		return '' !== $storefront_islands_header( 'HTTP_X_TEST_STOP' ) && 'wait' !== $storefront_islands_header( 'HTTP_X_TEST_LEASE' ) ? 0 : $seconds;
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'test/v1',
			'/orders',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static function (): array {
					$every = array( 'limit' => -1, 'return' => 'ids', 'status' => 'any' );
					$posts = array(
						'post_type'   => 'shop_order',
						'post_status' => 'any',
						'numberposts' => -1,
						'fields'      => 'ids',
					);
					return array( 'count' => count( function_exists( 'wc_get_orders' ) ? wc_get_orders( $every ) : get_posts( $posts ) ) );
				},
			)
		);
	}
);
