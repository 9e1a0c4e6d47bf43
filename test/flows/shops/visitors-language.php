<?php
/**
 * Site in the language that the `visitors_language` cookie names, so that one shop serves flows in several languages.
 * WooCommerce's own texts are in this language too, as far as the plugin has the same: its language pack is not
 * installed.
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

$storefront_islands_translate = static function ( string $text ) use ( &$storefront_islands_translate ): string {
	if ( did_action( 'init' ) === 0 ) {
		return $text;
	}
	$texts = get_translations_for_domain( 'storefront-islands' );
	// WooCommerce has a text for each label of an optional field, the plugin has one for all.
	if ( 1 === preg_match( '/^([^%]+) \\(optional\\)$/', $text, $label ) ) {
		return sprintf( $texts->translate( '%s (optional)' ), $storefront_islands_translate( $label[1] ) );
	}
	// The plugin's texts have quotation marks as HTML.
	$html       = str_replace( '"', '&quot;', $text );
	$translated = $texts->translate( $html );
	return $translated === $html ? $text : $translated;
};

foreach ( array( 'gettext_woocommerce', 'gettext_with_context_woocommerce' ) as $storefront_islands_filter ) {
	add_filter(
		$storefront_islands_filter,
		static fn ( string $translation, string $text ): string => $translation === $text ? $storefront_islands_translate( $text ) : $translation,
		10,
		2
	);
}

// The name of local pickup is a setting.
add_filter(
	'option_woocommerce_pickup_location_settings',
	static fn ( $settings ) => is_array( $settings ) && isset( $settings['title'] )
		? array( 'title' => $storefront_islands_translate( (string) $settings['title'] ) ) + $settings
		: $settings
);
