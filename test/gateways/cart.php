<?php
/**
 * Part of the test plugin, as a must-use plugin: the express methods of test-express.js are in the cart as well, and load
 * with the mini-cart.
 */

declare(strict_types=1);

add_action(
	'storefront_islands_island_rendered',
	static function ( string $island ): void {
		if ( 'cart' === $island ) {
			wp_enqueue_script( 'test-express' );
		}
	},
	20
);

add_action(
	'init',
	static function (): void {
		wp_register_script( 'test-express', home_url( '/test-gateways/test-express.js' ), array( 'wc-blocks-registry', 'wc-settings', 'wp-element' ), '1', true );
	}
);

add_filter(
	'storefront_islands_mini_cart_scripts',
	static function ( array $handles ): array {
		$handles[] = 'test-express';
		return $handles;
	}
);
