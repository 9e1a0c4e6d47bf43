<?php
/**
 * Minifies the scripts named in the arguments with matthiasmullie/minify, as SiteGround's Speed Optimizer does; prints
 * the results as JSON, by file.
 */

declare(strict_types=1);

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

$storefront_islands_minified = array();
foreach ( array_slice( $argv, 1 ) as $storefront_islands_file ) {
	$storefront_islands_minified[ $storefront_islands_file ] = ( new MatthiasMullie\Minify\JS( $storefront_islands_file ) )->minify();
}
echo json_encode( $storefront_islands_minified, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Runs without WordPress.
