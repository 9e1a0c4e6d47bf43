<?php
/**
 * The block menu.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Views\Site\Menu;
use StorefrontIslands\Views\Site\MenuEntry;
use StorefrontIslands\Views\Site\SiteMenu;

defined( 'ABSPATH' ) || exit;

/**
 * What WordPress gives.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 */
$storefront_entries = MenuEntry::read( $attributes['items'] ?? array() );
if ( array() === $storefront_entries ) {
	$storefront_entries = SiteMenu::entries( CurrentShop::get()->settings() );
}
$storefront_label = isset( $attributes['label'] ) && is_string( $attributes['label'] ) && '' !== $attributes['label'] ? $attributes['label'] : __( 'Shop', 'storefront-islands' );

printf(
	'<nav %s aria-label="%s">%s</nav>',
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
	get_block_wrapper_attributes( array( 'class' => 'storefront-menu' ) ),
	Text::encode( $storefront_label ),
	Menu::html( $storefront_entries )
	// phpcs:enable
);
