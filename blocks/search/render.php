<?php
/**
 * The block search.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Views\Site\Search;

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => 'storefront-search-block' ) ), Search::html( wp_unique_id( 'storefront-search-' ) ) );
