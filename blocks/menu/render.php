<?php
/**
 * Server-side render of the block storefront-islands/menu.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Site\Menu\CurrentPage;
use StorefrontIslands\Site\Menu\Menu;
use StorefrontIslands\Site\Menu\MenuSource;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */
$storefront_islands_entries = MenuSource::entries( $scope->shop, $attributes );
if ( array() === $storefront_islands_entries ) {
	return;
}
$storefront_islands_label = isset( $attributes['label'] ) && is_string( $attributes['label'] ) && '' !== $attributes['label'] ? $attributes['label'] : __( 'Shop', 'storefront-islands' );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<nav %1$s aria-label="%2$s" %3$s>%4$s</nav>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-menu' ) ),
	Text::encode( $storefront_islands_label ),
	// A flat list of links needs no script.
	Menu::has_levels( $storefront_islands_entries ) ? Island::attributes( 'menu' ) : '',
	( new Menu( CurrentPage::current() ) )->node( $storefront_islands_entries, (bool) ( $attributes['folds'] ?? true ) )->html()
);
