<?php
/**
 * Server-side render of the block storefront-islands/add-to-cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress provides to render.php.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 */
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-product' . ( 'form' === $attributes['content'] ? ' storefront-product--form' : '' ) ) ),
	( new FormBlock( CurrentShop::get() ) )->html( $attributes, $block->context )
);
