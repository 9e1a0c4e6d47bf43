<?php
/**
 * Server-side render of the block storefront-islands/active-filters.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\Filters\ActiveFilters;
use StorefrontIslands\Catalogue\Filters\FilterBlock;
use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
echo FilterBlock::html( 'active-filters', 'wc-block-active-filters', new ActiveFilters( $attributes, $scope->catalogue->page() ), $attributes );
