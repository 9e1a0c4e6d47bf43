<?php
/**
 * Server-side render of the block storefront-islands/taxonomy-filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\Filters\FilterBlock;
use StorefrontIslands\Catalogue\Filters\FilterList;
use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
echo FilterBlock::html( 'filter-list', 'storefront-filter-list storefront-filter-list--taxonomy', new FilterList( array( 'kind' => 'taxonomy' ) + $attributes, $scope->catalogue->page() ), $attributes );
