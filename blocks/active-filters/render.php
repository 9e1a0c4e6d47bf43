<?php
/**
 * Server-side render of the block storefront-islands/active-filters.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\Filters\ActiveFilters;
use StorefrontIslands\Catalogue\Filters\FilterBlock;
use StorefrontIslands\Catalogue\Query\CataloguePage;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress provides to render.php.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
echo FilterBlock::html( 'active-filters', 'wc-block-active-filters', new ActiveFilters( $attributes, CataloguePage::current() ), $attributes );
