<?php
/**
 * Tests of the plugin's PHP, inside a WordPress in which it is active.
 *
 *   SITE=WORDPRESS_FOLDER php test/php/run.php
 *
 * Each *.test.php beside this file returns its tests by name, or why this shop cannot run them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

$_SERVER += array(
	'HTTP_HOST'       => '127.0.0.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
);
require getenv( 'SITE' ) . '/wp-load.php';

/**
 * Fails the test unless both are the same.
 *
 * @param mixed $expected What there should be.
 * @param mixed $actual   What there is.
 * @throws RuntimeException Telling both.
 */
function same( $expected, $actual ): void {
	if ( $expected !== $actual ) {
		throw new RuntimeException( sprintf( "expected %s\n       got %s", var_export( $expected, true ), var_export( $actual, true ) ) );
	}
}

$passed = 0;
$failed = 0;
// Told at the end: after the first output no test can send headers.
$skipped = '';
foreach ( (array) glob( __DIR__ . '/*.test.php' ) as $file ) {
	$tests = require $file;
	if ( is_string( $tests ) ) {
		$skipped .= sprintf( "SKIPPED %s: %s\n", basename( $file, '.test.php' ), $tests );
		continue;
	}
	foreach ( $tests as $name => $test ) {
		try {
			$test();
			++$passed;
		} catch ( Throwable $error ) {
			++$failed;
			fprintf( STDERR, "FAIL %s: %s\n     %s\n", basename( $file, '.test.php' ), $name, $error->getMessage() );
		}
		wp_set_current_user( 0 );
	}
}
// Of a script that fails only what it says here is shown.
fprintf( $failed ? STDERR : STDOUT, "%s%d passed, %d failed\n", $skipped, $passed, $failed );
exit( $failed ? 1 : 0 );
