<?php
/**
 * Gives the product SKU the password PASSWORD and the texts TEXT. Called by two-visitors.flow.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_product = wc_get_product( wc_get_product_id_by_sku( (string) getenv( 'SKU' ) ) );
$storefront_islands_product->set_short_description( (string) getenv( 'TEXT' ) );
$storefront_islands_product->set_description( (string) getenv( 'TEXT' ) );
$storefront_islands_product->set_post_password( (string) getenv( 'PASSWORD' ) );
$storefront_islands_product->save();
