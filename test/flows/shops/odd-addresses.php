<?php
/**
 * Shop that does not sell to Cuba, and whose American form hides a field that it requires.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$storefront_islands_without_cuba = static function ( array $countries ): array {
	unset( $countries['CU'] );
	return $countries;
};
add_filter( 'woocommerce_countries_allowed_countries', $storefront_islands_without_cuba );
add_filter( 'woocommerce_countries_shipping_countries', $storefront_islands_without_cuba );
add_filter(
	'woocommerce_get_country_locale',
	static function ( array $locale ): array {
		$locale['US']['last_name'] = array(
			'hidden'   => true,
			'required' => true,
		);
		return $locale;
	}
);
