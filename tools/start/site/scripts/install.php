<?php
/**
 * Installs WordPress in an empty database and activates the plugins in PLUGINS, a comma-separated list.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

define( 'WP_INSTALLING', true );
require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Harbour Goods', 'admin', 'admin@example.com', true, '', 'password' );

if ( wp_get_theme( 'twentytwentyfour' )->exists() ) {
	switch_theme( 'twentytwentyfour' );
}
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'blogdescription', '' );
// The sample post and page must not appear among the shop's own. They are moved to the trash, so that their ids are not
// reused: a product and an attribute with the same id cannot be distinguished in the recorded conversations.
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $sample ) {
	wp_trash_post( $sample->ID );
}

require __DIR__ . '/activate.php';

// While WordPress is being installed, options are not written to a persistent object cache.
wp_cache_flush();
