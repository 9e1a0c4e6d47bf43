<?php
/**
 * Part of the test plugin: payment methods whose scripts bundle a React or its JSX runtime (bundled.jsx), as plugins do that
 * were built for another React than the page's. Each file name is a method's.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

const STOREFRONT_BUNDLED_METHODS = array( 'bundled-17', 'bundled-18', 'bundled-own', 'bundled-hooks' );

foreach ( array( 'storefront_test_methods', 'storefront_test_scripts' ) as $storefront_list ) {
	add_filter(
		$storefront_list,
		static function ( array $names ): array {
			return array_merge( $names, STOREFRONT_BUNDLED_METHODS );
		}
	);
}
