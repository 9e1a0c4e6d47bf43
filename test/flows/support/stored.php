<?php
/**
 * Prints as JSON the names of options, user meta keys, tables, post titles and scheduled events in the database. Run by
 * upload.flow.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

// Adds user meta that exists only during a card payment, and an option that a settings page saves.
if ( 'yes' === getenv( 'MORE' ) ) {
	update_user_meta( 1, 'storefront_islands_demo_cards', array() );
	update_option( 'storefront_islands_recording', array( 'provider' => 'clarity' ) );
}

echo wp_json_encode(
	array(
		'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} ORDER BY option_name" ),
		'meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} ORDER BY meta_key" ),
		'tables'  => $wpdb->get_col( 'SHOW TABLES' ),
		'pages'   => wp_list_pluck( get_posts( array( 'post_type' => 'any', 'numberposts' => -1 ) ), 'post_title' ),
		'events'  => array_merge( array(), ...array_map( 'array_keys', array_values( _get_cron_array() ) ) ),
	)
);
