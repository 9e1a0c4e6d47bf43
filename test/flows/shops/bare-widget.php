<?php
/**
 * Must-use plugin for flows: /?bare-widget is a page with WooCommerce's cart widget and nothing else, as of a theme that
 * has no block. WooCommerce's script of fragments is dequeued, as optimisers do.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

add_action(
	'template_redirect',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses the page.
		if ( ! isset( $_GET['bare-widget'] ) ) {
			return;
		}
		add_action(
			'wp_print_footer_scripts',
			static function (): void {
				wp_dequeue_script( 'wc-cart-fragments' );
			},
			-1000
		);
		echo '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>';
		wp_head();
		echo '</head><body><main><h1>Bare</h1>';
		the_widget( 'WC_Widget_Cart' );
		echo '</main>';
		wp_footer();
		echo '</body></html>';
		exit;
	}
);
