<?php
/**
 * Server-side render of the block storefront-islands/filter-list.
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
if ( 'rating' === ( $attributes['kind'] ?? '' ) && ! $scope->shop->has_ratings() ) {
	return;
}
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
echo FilterBlock::html( 'filter-list', 'storefront-filter-list', new FilterList( $attributes, $scope->catalogue->page() ), $attributes );
