<?php
/**
 * Runs PHPUnit inside a WordPress in which the plugin is active.
 *
 *   SITE=WORDPRESS_FOLDER php test/php/run.php
 *
 * WordPress is loaded here, in the global scope, and not by PHPUnit's bootstrap, as plugins define global variables.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

$_SERVER += array( 'HTTP_HOST' => '127.0.0.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1' );
// Hooks that are there before WordPress: the shop that the plugin starts with is the tests', too.
$wp_filter = array(
	'storefront_islands_shop' => array(
		10 => array(
			array(
				'accepted_args' => 1,
				'function'      => static function ( StorefrontIslands\Shop\Shop $shop ): StorefrontIslands\Shop\Shop {
					$GLOBALS['storefront_islands_shop'] = $shop;
					return $shop;
				},
			),
		),
	),
);
require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_autoload = dirname( __DIR__, 2 ) . '/vendor/autoload.php';
if ( ! is_file( $storefront_islands_autoload ) ) {
	fwrite( STDERR, "PHPUnit is missing: run composer install.\n" );
	exit( 1 );
}
require $storefront_islands_autoload;
require __DIR__ . '/TestCase.php';
require __DIR__ . '/Fakes.php';
require __DIR__ . '/BuildsAttempts.php';
require __DIR__ . '/BuildsWooProducts.php';
require __DIR__ . '/Summary.php';

exit( ( new PHPUnit\TextUI\Command() )->run( array( 'phpunit', '--configuration', __DIR__ . '/phpunit.xml' ), false ) );
