<?php
/**
 * Deletes the pages that flows have made, as later flows share the shop. Run by page.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

foreach ( get_posts( array( 'post_type' => 'page', 'title' => 'Made for a flow', 'numberposts' => -1 ) ) as $storefront_islands_page ) {
	wp_delete_post( $storefront_islands_page->ID, true );
}
