<?php
/**
 * Server-side render of the block storefront-islands/add-to-cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-product' . ( 'form' === $attributes['content'] ? ' storefront-product--form' : '' ) ) ),
	( new FormBlock( $scope->shop ) )->html( $attributes, $block->context )
);
