<?php
/**
 * Server-side render of the block storefront-islands/product-grid.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\GridView\GridBlock;
use StorefrontIslands\Catalogue\GridView\RecentlyViewed;
use StorefrontIslands\Catalogue\Product\PageProduct;
use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
$storefront_islands_product = PageProduct::id( $block->context );
$storefront_islands_grid    = ( new GridBlock( $scope->shop, $scope->catalogue ) )->html( $attributes, $storefront_islands_product );
if ( '' !== $storefront_islands_grid ) {
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
	printf(
		'<div %s%s>%s</div>',
		get_block_wrapper_attributes( array( 'class' => 'storefront-product-grid' ) ),
		RecentlyViewed::attributes( $attributes, $storefront_islands_product ),
		$storefront_islands_grid
	);
}
