<?php
/**
 * Switches the shop to a theme: THEME, the name of its folder, and STYLES, the file of a style variation in it. The
 * theme keeps its templates and styles. Without THEME: back to the sample shop's design.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\DemoShop\Pages\Pages;

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );

$theme_name   = (string) getenv( 'THEME' );
$default_name = wp_get_theme( 'twentytwentyfour' )->exists() ? 'twentytwentyfour' : WP_DEFAULT_THEME;
switch_theme( '' === $theme_name ? $default_name : $theme_name );

// A shop without the plugin has no pages of the sample shop.
if ( class_exists( Pages::class ) ) {
	if ( '' === $theme_name ) {
		Pages::ensure();
	} else {
		Pages::ensure_in_theme( (string) getenv( 'STYLES' ) );
	}
}
flush_rewrite_rules();
