<?php
/**
 * Shop where a shopper waits after two declined cards, with a plugin that draws a challenge (captcha) meanwhile.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'option_storefront_islands_settings',
	static function ( $settings ): array {
		return array( 'declines_of_visitor' => 2 ) + ( is_array( $settings ) ? $settings : array() );
	},
	5
);
add_filter(
	'default_option_storefront_islands_settings',
	static function (): array {
		return array( 'declines_of_visitor' => 2 );
	},
	5
);
add_filter(
	'storefront_islands_challenge',
	static function (): array {
		return array( 'question' => 'What is 2 + 3?' );
	}
);
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_register_script( 'test-challenge', false, array( 'wp-hooks' ), '1', true );
		wp_enqueue_script( 'test-challenge' );
		wp_add_inline_script(
			'test-challenge',
			"wp.hooks.addAction( 'storefront-islands-payment-limited', 'test', ( challenge, place ) => { place.append( challenge.question ); } );"
		);
	}
);
