<?php
/**
 * Keeps a local shop to itself: no mail leaves it, nothing calls back into the few workers there are.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
// Stock holds need MySQL's row locks. Older checkouts of the Store API ask by the second filter.
add_filter( 'woocommerce_hold_stock_for_checkout', '__return_false' );
add_filter( 'woocommerce_order_hold_stock_minutes', '__return_zero' );
// Pictures of people are on a server of their own.
add_filter( 'pre_option_show_avatars', '__return_zero' );
