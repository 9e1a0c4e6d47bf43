<?php
/**
 * Server-side render of the block storefront-islands/purchase-summary.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\OrderUnavailable;
use StorefrontIslands\Purchase\View\PurchaseView;
use StorefrontIslands\Shop\StorePages;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
$storefront_islands_asked    = OrderQuery::current();
$storefront_islands_found    = $scope->shop->purchase( $storefront_islands_asked );
$storefront_islands_headings = new Headings( ( new JsonReader( $attributes ) )->int( 'headingLevel' ) );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes(),
	null === $storefront_islands_found->purchase
		? OrderUnavailable::html( $storefront_islands_found->access, $storefront_islands_asked, $storefront_islands_headings, $scope->shop )
		: PurchaseView::html( $storefront_islands_found->purchase, $storefront_islands_headings, StorePages::url( $scope->shop, 'shop' ) )
);
