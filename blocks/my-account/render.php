<?php
/**
 * Server-side render of the block storefront-islands/my-account.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Account\AccountLinks;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
$storefront_islands_attributes = new JsonReader( $attributes );
$storefront_islands_links      = new AccountLinks( $scope->shop->account_links(), ( new SiteSettings( $scope->shop ) )->page_url( 'myaccount' ) );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-account' ) ),
	$storefront_islands_links->node( $storefront_islands_attributes->string( 'label' ), 'menu' === $storefront_islands_attributes->string( 'layout' ) )->html()
);
