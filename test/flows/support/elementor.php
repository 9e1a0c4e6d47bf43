<?php
/**
 * Prints the id of a new page that is built with Elementor. SLUG: its slug; OPTIONS: JSON of
 * options; DATA: JSON of its elements. Run by elementor.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

wp_set_current_user( 1 );
// Announcements would lie over the editor.
update_user_meta( 1, 'elementor_introduction', array( 'ai-get-started-announcement' => true ) );
foreach ( (array) json_decode( (string) getenv( 'OPTIONS' ), true ) as $storefront_islands_name => $storefront_islands_value ) {
	update_option( $storefront_islands_name, $storefront_islands_value );
}
$storefront_islands_page = wp_insert_post(
	array(
		'post_type'   => 'page',
		'post_status' => 'publish',
		'post_name'   => (string) getenv( 'SLUG' ),
		'post_title'  => 'Built for a flow',
	)
);
update_post_meta( $storefront_islands_page, '_elementor_edit_mode', 'builder' );
update_post_meta( $storefront_islands_page, '_elementor_data', wp_slash( (string) getenv( 'DATA' ) ) );
echo 'page:' . (int) $storefront_islands_page; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A number for a script.
