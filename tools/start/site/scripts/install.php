<?php
/**
 * Installs WordPress in an empty database and activates the plugins that PLUGINS names, comma-separated.
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
// The sample post and page would stand among the shop's own. In the trash, so that their ids are not given again:
// a product and an attribute with one and the same id cannot be told apart in the recorded conversations.
foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $sample ) {
	wp_trash_post( $sample->ID );
}

require __DIR__ . '/activate.php';
