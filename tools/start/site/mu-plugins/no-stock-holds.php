<?php
/**
 * Switches WooCommerce's stock holds off on SQLite: they need MySQL's row locks. Older versions of the Store API's
 * checkout use the second filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter( 'woocommerce_hold_stock_for_checkout', '__return_false' );
add_filter( 'woocommerce_order_hold_stock_minutes', '__return_zero' );
