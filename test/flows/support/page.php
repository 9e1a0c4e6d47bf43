<?php
/**
 * Creates or overwrites a page: SLUG and CONTENT (block markup) in the environment. Run by page.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

// Keeps forms and styles, as for an administrator.
kses_remove_filters();
$storefront_islands_page = get_page_by_path( (string) getenv( 'SLUG' ) );
wp_insert_post(
	array(
		'ID'           => null === $storefront_islands_page ? 0 : $storefront_islands_page->ID,
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_name'    => (string) getenv( 'SLUG' ),
		'post_title'   => 'Made for a flow',
		'post_content' => wp_slash( (string) getenv( 'CONTENT' ) ),
	)
);
