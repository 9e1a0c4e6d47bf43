<?php
/**
 * Server-side render of the block storefront-islands/filters.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Catalogue\Filters\FiltersDisclosure;
use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var string     $content The blocks inside, rendered.
 * @var BlockScope $scope   The shop, and what all blocks share.
 */
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address; the content is WordPress's.
printf(
	'<aside %s>%s<h2 class="storefront-visually-hidden">%s</h2>%s</aside>',
	get_block_wrapper_attributes(
		array(
			'class'      => 'storefront-filters',
			'aria-label' => __( 'Filters', 'storefront-islands' ),
		)
	),
	FiltersDisclosure::node( $scope->catalogue->page()->filters() )->html(),
	esc_html__( 'Filters', 'storefront-islands' ),
	$content
);
