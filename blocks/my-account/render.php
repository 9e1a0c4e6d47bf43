<?php
/**
 * Server-side render of the block storefront-islands/my-account.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Account\AccountLinks;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress provides to render.php.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
$storefront_islands_shop       = CurrentShop::get();
$storefront_islands_attributes = new JsonReader( $attributes );
$storefront_islands_links      = new AccountLinks( $storefront_islands_shop->account_links(), ( new SiteSettings( $storefront_islands_shop ) )->page_url( 'myaccount' ) );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-account' ) ),
	$storefront_islands_links->node( $storefront_islands_attributes->string( 'label' ), 'menu' === $storefront_islands_attributes->string( 'layout' ) )->html()
);
