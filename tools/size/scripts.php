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
foreach ( require WP_PLUGIN_DIR . '/storefront-islands/build/scripts.php' as $name => $script ) {
	$scripts = new WP_Scripts();
	wp_default_scripts( $scripts );
	wp_default_packages( $scripts );
	$scripts->all_deps( $script['needs'], true );
	$list = array();
	foreach ( array_unique( array_merge( $scripts->to_do, array_diff( $script['needs'], $scripts->to_do ) ) ) as $handle ) {
		$list[] = array(
			'handle' => $handle,
			'src'    => isset( $scripts->registered[ $handle ] ) ? $scripts->registered[ $handle ]->src : null,
		);
	}
	$needs[ $name ] = $list;
}
echo wp_json_encode( $needs );
