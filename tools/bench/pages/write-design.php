<?php
/**
 * Writes the pages, templates and template parts of the sides: JSON in DESIGN. Prints the ids of the pages as
 * JSON. Run by sides.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Pages\ContentSeeder;
use StorefrontIslands\DemoShop\Pages\ThemeSeeder;

require getenv( 'SITE' ) . '/wp-load.php';

kses_remove_filters();
$storefront_islands_writer = new ContentSeeder();
$storefront_islands_theme  = new ThemeSeeder( $storefront_islands_writer, get_stylesheet() );
$storefront_islands_design = json_decode( (string) getenv( 'DESIGN' ), true );
$storefront_islands_ids    = array();
foreach ( $storefront_islands_design['parts'] as $storefront_islands_slug => $storefront_islands_content ) {
	$storefront_islands_theme->part( $storefront_islands_slug, $storefront_islands_slug, $storefront_islands_content );
}
foreach ( $storefront_islands_design['templates'] as $storefront_islands_slug => $storefront_islands_content ) {
	$storefront_islands_theme->template( $storefront_islands_slug, $storefront_islands_slug, $storefront_islands_content );
}
foreach ( $storefront_islands_design['pages'] as $storefront_islands_slug => $storefront_islands_content ) {
	// In the same template as the sample shop's page of this kind.
	$storefront_islands_model = (int) get_option( "woocommerce_{$storefront_islands_slug}_page_id" );

	$storefront_islands_ids[ $storefront_islands_slug ] = $storefront_islands_writer->page( "its-$storefront_islands_slug", $storefront_islands_slug, $storefront_islands_content, (string) get_page_template_slug( $storefront_islands_model ), 0 );
}
echo wp_json_encode( $storefront_islands_ids );
