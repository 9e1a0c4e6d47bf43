<?php
/**
 * Part of the test plugin, as a must-use plugin: enqueues the express methods of test-express.js in the cart as well.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

add_action(
	'storefront_islands_island_rendered',
	static function ( string $island ): void {
		if ( 'cart' === $island ) {
			wp_enqueue_script( 'test-express', home_url( '/test-gateways/test-express.js' ), array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), '1', true );
		}
	},
	20
);
