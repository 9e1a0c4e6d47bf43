<?php
/**
 * Site in the language that the `visitors_language` cookie names, so that one shop serves flows in several languages.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'locale',
	static function ( string $locale ): string {
		$wish = isset( $_COOKIE['visitors_language'] ) ? sanitize_text_field( wp_unslash( $_COOKIE['visitors_language'] ) ) : '';
		return 1 === preg_match( '/^[a-z]{2}_[A-Z]{2}$/', $wish ) ? $wish : $locale;
	}
);
