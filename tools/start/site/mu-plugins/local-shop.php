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
// Avatars are loaded from an external server.
add_filter( 'pre_option_show_avatars', '__return_zero' );
