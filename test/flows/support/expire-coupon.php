<?php
/**
 * Lets a coupon of WooCommerce, CODE in the environment, expire.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_coupon = new WC_Coupon( (string) getenv( 'CODE' ) );
$storefront_islands_coupon->set_date_expires( time() - DAY_IN_SECONDS );
$storefront_islands_coupon->save();
