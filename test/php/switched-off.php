<?php
/**
 * Prints as JSON the plugin's files that a request loads, and what its blocks print, with some modules switched off.
 *
 *   SITE=WORDPRESS_FOLDER php test/php/switched-off.php NAME,NAME
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1' );

// Hooks that are there before WordPress, as those of a plugin that is loaded first.
$wp_filter = array(
	'storefront_islands_modules' => array(
		10 => array(
			array(
				'accepted_args' => 1,
				'function'      => static fn( array $names ): array => array_diff( $names, explode( ',', $_SERVER['argv'][1] ?? '' ) ),
			),
		),
	),
);
require getenv( 'SITE' ) . '/wp-load.php';

$html  = do_blocks( '<!-- wp:storefront-islands/popup --><p>Hello</p><!-- /wp:storefront-islands/popup --><!-- wp:storefront-islands/translation /-->' );
$hooks = array();
foreach ( $wp_filter as $hook => $listeners ) {
	foreach ( array_merge( ...array_values( $listeners->callbacks ) ) as $entry ) {
		$owner = is_array( $entry['function'] ) ? $entry['function'][0] : '';
		$hooks[] = is_object( $owner ) ? get_class( $owner ) : $owner;
	}
}
echo wp_json_encode(
	array(
		'html'  => trim( $html ),
		'hooks' => array_values( array_unique( $hooks ) ),
		'files' => array_values( preg_filter( '~^.*/storefront-islands/src/~', '', get_included_files() ) ),
	)
);
