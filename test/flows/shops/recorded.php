<?php
/**
 * Shop whose visits are recorded by Clarity, and a stand-in for the WP Consent API plugin, which asks for consent.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'storefront_islands_recording',
	static fn (): array => array(
		'provider' => 'clarity',
		'id'       => 'abc123',
	)
);

// phpcs:disable Squiz.Commenting.FunctionComment, WordPress.NamingConventions.PrefixAllGlobals -- The names that WP Consent API has.
function wp_has_consent( string $category ): bool {
	return 'allow' === ( $_COOKIE[ "wp_consent_$category" ] ?? '' );
}
// phpcs:enable
add_action(
	'wp_footer',
	static function (): void {
		wp_print_inline_script_tag(
			<<<'SCRIPT'
			window.wp_has_consent = ( category ) => document.cookie.includes( `wp_consent_${ category }=allow` );
			window.wp_set_consent = ( category, value ) => {
				document.cookie = `wp_consent_${ category }=${ value }; path=/`;
				document.dispatchEvent( new CustomEvent( 'wp_listen_for_consent_change', { detail: { [ category ]: value } } ) );
			};
			SCRIPT
		);
	}
);
