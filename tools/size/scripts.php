<?php
/**
 * Prints, as JSON, the WordPress scripts that each built entry needs: entry → [{handle, src}], including transitive
 * dependencies, in the order of execution.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$needs = array();
foreach ( (array) glob( WP_PLUGIN_DIR . '/storefront-islands/build/*.asset.php' ) as $file ) {
	$asset   = require $file;
	$scripts = new WP_Scripts();
	wp_default_scripts( $scripts );
	wp_default_packages( $scripts );
	$scripts->all_deps( $asset['dependencies'], true );
	$list = array();
	foreach ( array_unique( array_merge( $scripts->to_do, array_diff( $asset['dependencies'], $scripts->to_do ) ) ) as $handle ) {
		$list[] = array(
			'handle' => $handle,
			'src'    => isset( $scripts->registered[ $handle ] ) ? $scripts->registered[ $handle ]->src : null,
		);
	}
	$needs[ basename( (string) $file, '.asset.php' ) ] = $list;
}
echo wp_json_encode( $needs );
