<?php
/**
 * Server-side render of the block storefront-islands/purchase-summary.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\OrderUnavailable;
use StorefrontIslands\Purchase\View\PurchaseView;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Shop\StorePages;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress provides to render.php.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
$storefront_islands_shop     = CurrentShop::get();
$storefront_islands_asked    = OrderQuery::current();
$storefront_islands_found    = $storefront_islands_shop->purchase( $storefront_islands_asked );
$storefront_islands_headings = new Headings( ( new JsonReader( $attributes ) )->int( 'headingLevel' ) );
$storefront_islands_shop_url = StorePages::url( $storefront_islands_shop, 'shop' );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes(),
	null === $storefront_islands_found->purchase
		? OrderUnavailable::html( $storefront_islands_found->access, $storefront_islands_asked, $storefront_islands_headings, $storefront_islands_shop_url )
		: PurchaseView::html( $storefront_islands_found->purchase, $storefront_islands_headings, $storefront_islands_shop_url )
);
