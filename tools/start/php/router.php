<?php
/**
 * Router for PHP's built-in server that responds like a web server in front of WordPress: files as they are, everything
 * else by WordPress. The shop's own data (database, logs, hidden files) cannot be downloaded.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

$path = rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$root = rtrim( (string) $_SERVER['DOCUMENT_ROOT'], '/' );

if ( 1 === preg_match( '~/\.|^/wp-content/(database/|debug\.log)~', $path ) ) {
	http_response_code( 404 );
	return true;
}

$target = $root . rtrim( $path, '/' );
if ( '/' !== $path && is_dir( $target ) && is_file( "$target/index.php" ) ) {
	$path   = rtrim( $path, '/' ) . '/index.php';
	$target = $root . $path;
}

if ( is_file( $target ) && '.php' !== substr( $target, -4 ) ) {
	$type = array(
		'css' => 'text/css',
		'js'  => 'text/javascript',
	)[ pathinfo( $target, PATHINFO_EXTENSION ) ] ?? null;
	if ( null === $type || 1 !== preg_match( '~[?&]ver=~', (string) $_SERVER['REQUEST_URI'] ) ) {
		return false;
	}
	// Browsers keep a file whose address says its version, as web servers of shops usually let them.
	header( "Content-Type: $type; charset=utf-8" );
	header( 'Cache-Control: max-age=31536000' );
	readfile( $target );
	return true;
}

if ( ! is_file( $target ) ) {
	$path   = '/index.php';
	$target = $root . $path;
}

$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $target;
chdir( dirname( $target ) );
require $target;
return true;
