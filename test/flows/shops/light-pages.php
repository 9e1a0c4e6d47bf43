<?php
/**
 * Shop with a product page of this plugin's block, and beside the page a plugin that uses jQuery in the way that the query
 * argument `beside` names. Without WooCommerce another script has the handle of its classic one.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'get_block_templates',
	static function ( array $templates ): array {
		foreach ( $templates as $template ) {
			if ( 'single-product' === $template->slug ) {
				$template->content = '<!-- wp:template-part {"slug":"header","tagName":"header"} /--><!-- wp:storefront-islands/add-to-cart /-->';
			}
		}
		return $templates;
	},
	PHP_INT_MAX
);

/** Prepares a script without a file. */
function storefront_islands_test_script(): void {
	wp_register_script( 'of-a-plugin', false, array( 'jquery' ), '1', true );
	wp_add_inline_script( 'of-a-plugin', 'jQuery( "body" ).attr( "data-beside", "is there" );' );
}

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( ! class_exists( 'WooCommerce', false ) ) {
			wp_enqueue_script( 'woocommerce', includes_url( 'js/hoverIntent.js' ), array( 'jquery' ), '1', false );
		}
		$is_there = 'jQuery( function ( $ ) { $( "body" ).attr( "data-beside", "is there" ); } );';
		$beside   = array(
			'early'     => static function (): void {
				storefront_islands_test_script();
				wp_enqueue_script( 'of-a-plugin' );
			},
			'footer'    => static function (): void {
				add_action( 'wp_footer', 'storefront_islands_test_script', 5 );
				add_action( 'wp_footer', static fn() => wp_enqueue_script( 'of-a-plugin' ), 5 );
			},
			'last'      => static function (): void {
				add_action( 'wp_footer', 'storefront_islands_test_script', 30 );
				add_action( 'wp_footer', static fn() => wp_print_scripts( 'of-a-plugin' ), 30 );
			},
			'inline'    => static fn() => add_action( 'wp_footer', static fn() => wp_print_inline_script_tag( $is_there ), 30 ),
			'attached'  => static fn() => wp_add_inline_script( 'jquery-core', $is_there ),
			'localized' => static function (): void {
				wp_localize_script( 'woocommerce', 'ofAPlugin', array( 'a' => 'b' ) );
				add_action( 'wp_footer', static fn() => wp_print_inline_script_tag( 'document.body.dataset.beside = window.ofAPlugin ? "is there" : "";' ), 30 );
			},
		);
		$kind     = sanitize_key( $_GET['beside'] ?? '' ); // phpcs:ignore WordPress.Security -- A test.
		if ( isset( $beside[ $kind ] ) ) {
			$beside[ $kind ]();
		}
	},
	20
);
