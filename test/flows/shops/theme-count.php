<?php
/**
 * Must-use plugin for flows: a theme with a count of its own, which it keeps current by WooCommerce's filter of cart
 * fragments. It is printed as in a page that was cached while the cart was empty. /?bare-count is a page with the count
 * and nothing else; elsewhere it is in the footer.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Test\ThemeCount;

/** Prints the count. */
function print_count(): void {
	echo '<p>Bag: <span class="theme-count">0</span></p>';
}

add_filter(
	'woocommerce_add_to_cart_fragments',
	static function ( array $fragments ): array {
		$cart                               = rest_do_request( new \WP_REST_Request( 'GET', '/wc/store/v1/cart' ) )->get_data();
		$fragments['span.theme-count'] = '<span class="theme-count">' . (int) $cart['items_count'] . '</span>';
		return $fragments;
	}
);
add_action(
	'template_redirect',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses the page.
		if ( ! isset( $_GET['bare-count'] ) ) {
			add_action( 'wp_footer', __NAMESPACE__ . '\print_count' );
			return;
		}
		echo '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>';
		wp_head();
		echo '</head><body><main><h1>Bare</h1>';
		print_count();
		echo '</main>';
		wp_footer();
		echo '</body></html>';
		exit;
	}
);
