<?php
/**
 * Server-side render of the block storefront-islands/cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Cart\View\AcceptedMethods;
use StorefrontIslands\Cart\View\CartForm;
use StorefrontIslands\Cart\View\CartView;
use StorefrontIslands\Cart\View\LeftPresses;
use StorefrontIslands\Cart\View\PlainCart;
use StorefrontIslands\Cart\View\PreHydrationClicks;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Html\Blocks\BlockChoices;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\PageStyle;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Page\Areas\PartFilters;
use StorefrontIslands\Page\PageAge;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Page\StoreNonce;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */

// Must run before the cart is read, see WooShop.
$storefront_islands_messages = $scope->notices->in( 'cart' );
$storefront_islands_choices  = new BlockChoices( $attributes, 'cart' );
$storefront_islands_areas    = Areas::of( $block, Areas::CART );
PartFilters::put( 'cart', $storefront_islands_areas );
if ( $scope->has_classic_hooks ) {
	ClassicHooks::put( 'cart', $scope->shop->cart(), $storefront_islands_areas );
}
if ( $storefront_islands_choices->shows_accepted_methods() ) {
	AcceptedMethods::put( $scope->shop->payment_icons(), $storefront_islands_areas );
}
$storefront_islands_view     = CartView::node(
	$storefront_islands_choices->cart( $scope->shop->cart() ),
	$storefront_islands_choices->settings( ( new SiteSettings( $scope->shop ) )->all( true ) ),
	$storefront_islands_messages,
	$storefront_islands_areas,
	$storefront_islands_choices->heading_level()
);

PageStyle::text( 'updating', __( 'Updating…', 'storefront-islands' ) );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %1$s><noscript>%7$s</noscript>%2$s<div class="%6$s" %3$s>%4$s</div>%5$s</div>',
	get_block_wrapper_attributes(),
	PageAge::html() . PreHydrationClicks::html( $scope->shop->cart() ) . LeftPresses::html( StoreNonce::of_visitor()['nonce'] ) . PlainCart::html() . CartForm::html(),
	Island::attributes( 'cart', array( 'messages' => $storefront_islands_messages ) + $storefront_islands_choices->props() ),
	$storefront_islands_view->html(),
	$storefront_islands_areas->rest(),
	esc_attr( $storefront_islands_choices->class_names( 'storefront-cart' ) ),
	CartForm::in_noscript( new JsonReader( $scope->shop->cart() ) )
);
