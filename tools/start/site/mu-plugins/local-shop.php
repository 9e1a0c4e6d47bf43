<?php
/**
 * Isolates a local shop: it sends no mail, and sends no requests to its own few workers.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
// Stock holds need MySQL's row locks. Older versions of the Store API's checkout use the second filter.
add_filter( 'woocommerce_hold_stock_for_checkout', '__return_false' );
add_filter( 'woocommerce_order_hold_stock_minutes', '__return_zero' );
// Avatars are loaded from an external server.
add_filter( 'pre_option_show_avatars', '__return_zero' );
