<?php
/**
 * The block price-filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Views\Filters\PriceFilter;
use StorefrontIslands\Views\Filters\FilterBlock;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress gives.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
echo FilterBlock::html( 'price-filter', 'storefront-price-filter wc-block-price-filter', new PriceFilter( $attributes, CataloguePage::current() ) );
