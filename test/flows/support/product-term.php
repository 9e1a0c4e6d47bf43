<?php
/**
 * Adds the term TERM of TAXONOMY to the product with the slug PRODUCT. Called by narrowed-terms.flow.mjs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

require getenv( 'SITE' ) . '/wp-load.php';

$storefront_islands_product = get_page_by_path( (string) getenv( 'PRODUCT' ), OBJECT, 'product' );
wp_set_object_terms( $storefront_islands_product->ID, (string) getenv( 'TERM' ), (string) getenv( 'TAXONOMY' ), true );
