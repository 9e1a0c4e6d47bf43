<?php
/**
 * Server-side render of the block storefront-islands/account.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Account\AccountPage;
use StorefrontIslands\Editor\BlockScope;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var BlockScope $scope The shop, and what all blocks share.
 */
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- HTML of the shop and its plugins, or of views that encode every text.
printf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-account-page' ) ),
	AccountPage::html( $scope->shop )
);
