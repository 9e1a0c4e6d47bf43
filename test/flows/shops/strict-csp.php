<?php
/**
 * Shop with a strict Content-Security-Policy and Trusted Types. Scripts get their nonce through WordPress's filters
 * only, as a plugin of the shop would give it; style elements, for which WordPress has none, in the finished page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Returns the nonce of the page. */
function storefront_islands_csp_nonce(): string {
	static $nonce = null;
	$nonce ??= wp_generate_password( 22, false );
	return $nonce;
}

foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $storefront_islands_filter ) {
	add_filter(
		$storefront_islands_filter,
		static function ( array $attributes ): array {
			return $attributes + array( 'nonce' => storefront_islands_csp_nonce() );
		}
	);
}

add_action(
	'template_redirect',
	static function (): void {
		$nonce = storefront_islands_csp_nonce();
		ob_start(
			static function ( string $html ) use ( $nonce ): string {
				// Those in noscript are the plugin's, and bring it.
				return (string) preg_replace( '/(?<!<noscript>)<style/', "<style nonce=\"$nonce\"", $html );
			}
		);
	},
	-1000
);

// On its checkout and account pages WooCommerce replaces an earlier policy by WordPress's frame-ancestors, at priority 10.
add_action(
	'template_redirect',
	static function (): void {
		$nonce   = storefront_islands_csp_nonce();
		$policy  = "script-src 'nonce-$nonce' 'strict-dynamic'; style-src 'self' 'nonce-$nonce'; object-src 'none'; base-uri 'none'";
		$trusted = "require-trusted-types-for 'script'; trusted-types storefront-islands";
		// jQuery, without which WooCommerce's scripts throw, does not run under Trusted Types: there they are reported.
		$is_woocommerce = class_exists( 'WooCommerce' );
		header( 'Content-Security-Policy: ' . $policy . ( $is_woocommerce ? '' : "; $trusted" ), false );
		if ( $is_woocommerce ) {
			header( "Content-Security-Policy-Report-Only: $trusted" );
		}
	},
	1000
);
