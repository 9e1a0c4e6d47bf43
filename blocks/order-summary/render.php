<?php
/**
 * The block order-summary.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Catalogue\OrderSummary;

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => 'storefront-order-summary' ) ), ( new OrderSummary( CurrentShop::get() ) )->html() );
