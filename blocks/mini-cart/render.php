<?php
/**
 * Server-side render of the block storefront-islands/mini-cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Cart\MiniCart\Button;
use StorefrontIslands\Cart\MiniCart\Look;
use StorefrontIslands\Cart\MiniCart\Visibility;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Html\Blocks\BlockChoices;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\PageStyle;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */

$storefront_islands_chosen      = new JsonReader( $attributes );
$storefront_islands_shows_label = ! $storefront_islands_chosen->has( 'showLabel' ) || $storefront_islands_chosen->bool( 'showLabel' );
$storefront_islands_settings    = new JsonReader( ( new SiteSettings( $scope->shop ) )->all( false ) );
$storefront_islands_pages       = $storefront_islands_settings->object( 'storePages' );
$storefront_islands_is_link     = $storefront_islands_chosen->bool( 'linksToCheckout' );
$storefront_islands_shows_price = $storefront_islands_chosen->bool( 'showPrice' );
$storefront_islands_url         = $storefront_islands_pages->object( $storefront_islands_is_link ? 'checkout' : 'cart' )->url( 'permalink' );
$storefront_islands_look        = new Look( $storefront_islands_chosen );
$storefront_islands_at          = get_queried_object_id();
$storefront_islands_is_shopping = $storefront_islands_at > 0 && is_page()
	&& in_array( $storefront_islands_at, array( $storefront_islands_pages->object( 'cart' )->int( 'id' ), $storefront_islands_pages->object( 'checkout' )->int( 'id' ) ), true );

if ( $storefront_islands_look->is_removed( $storefront_islands_is_shopping ) ) {
	return;
}

PageStyle::text( 'updating', __( 'Updating…', 'storefront-islands' ) );
if ( $storefront_islands_shows_price && $storefront_islands_settings->has( 'cartTaxLabel' ) ) {
	PageStyle::text( 'tax', $storefront_islands_settings->string( 'cartTaxLabel' ) );
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %1$s>%2$s<div class="storefront-mini-cart" %3$s>%4$s</div>%5$s</div>',
	get_block_wrapper_attributes( $storefront_islands_look->attributes( $storefront_islands_is_shopping ) ),
	Visibility::html(),
	Island::attributes(
		'mini-cart',
		array(
			'openOnAdd'       => $storefront_islands_chosen->bool( 'openOnAdd' ) && ! $storefront_islands_is_link,
			'icon'            => $storefront_islands_chosen->string( 'icon' ),
			'showLabel'       => $storefront_islands_shows_label,
			'showPrice'       => $storefront_islands_shows_price,
			'linksToCheckout' => $storefront_islands_is_link,
		) + ( new BlockChoices( $attributes, 'mini-cart' ) )->props()
	),
	Button::node( $storefront_islands_url, $storefront_islands_chosen->string( 'icon' ), $storefront_islands_shows_label, $storefront_islands_shows_price, ! $storefront_islands_is_link )->html(),
	Areas::of( $block, Areas::DRAWER )->rest()
);
