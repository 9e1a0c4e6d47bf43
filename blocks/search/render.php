<?php
/**
 * Server-side render of the block storefront-islands/search.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Html\Island;
use StorefrontIslands\Site\Search\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
$storefront_islands_id   = wp_unique_id( 'storefront-search-' );
$storefront_islands_name = Search::next_name();

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %1$s %2$s>%3$s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-search-block' ) ),
	Island::attributes( 'search', Search::props( $storefront_islands_id, $storefront_islands_name, (bool) ( $attributes['suggests'] ?? true ) ) ),
	Search::node( $storefront_islands_id, $storefront_islands_name )->html()
);
