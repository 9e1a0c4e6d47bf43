<?php
/**
 * Constants that WordPress defines before it loads a plugin.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

define( 'ABSPATH', '/wordpress/' );
define( 'WP_CONTENT_DIR', '/wordpress/wp-content' );
define( 'WP_PLUGIN_DIR', '/wordpress/wp-content/plugins' );
define( 'SCRIPT_DEBUG', false );
define( 'WP_DEBUG', false );
define( 'COOKIEHASH', '0123456789abcdef0123456789abcdef' );
define( 'COOKIEPATH', '/' );
define( 'COOKIE_DOMAIN', '' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'ARRAY_N', 'ARRAY_N' );
define( 'OBJECT', 'OBJECT' );
define( 'WC_PLUGIN_FILE', '/wordpress/wp-content/plugins/woocommerce/woocommerce.php' );
define( 'WC_VERSION', '11.0.1' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );
