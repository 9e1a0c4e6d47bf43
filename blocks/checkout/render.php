<?php
/**
 * Server-side render of the block storefront-islands/checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Cart\View\PreHydrationClicks;
use StorefrontIslands\Checkout\View\CheckoutView;
use StorefrontIslands\Checkout\View\FittedSummary;
use StorefrontIslands\Checkout\View\LateScripts;
use StorefrontIslands\Checkout\View\NoScriptNotice;
use StorefrontIslands\Compat\Classic\ClassicGateways;
use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Editor\BlockScope;
use StorefrontIslands\Html\Blocks\BlockChoices;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\PageStyle;
use StorefrontIslands\Page\Areas\Areas;
use StorefrontIslands\Page\Areas\PartFilters;
use StorefrontIslands\Page\PageAge;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\WooCommerce\Purchase\WooEndpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that BlockRenderer provides.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 * @var BlockScope           $scope      The shop, and what all blocks share.
 */

if ( WooEndpoint::is_current() ) {
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's own HTML.
	echo WooEndpoint::html();
	return;
}

// Must run before the cart is read, see WooShop.
$storefront_islands_messages = $scope->notices->in( 'checkout' );
$storefront_islands_choices  = new BlockChoices( $attributes, 'checkout' );
// Plugins correct what the settings say of saved cards while scripts are enqueued.
Island::enqueue_assets( 'checkout' );
$storefront_islands_settings = $storefront_islands_choices->settings( ( new SiteSettings( $scope->shop ) )->all( true ) );
$storefront_islands_areas    = Areas::of( $block, array_merge( Areas::CHECKOUT, PartFilters::places_of_checkout() ) );
PartFilters::put( 'checkout', $storefront_islands_areas );
if ( $scope->has_classic_hooks ) {
	ClassicHooks::put( 'checkout', $scope->shop->cart(), $storefront_islands_areas );
}
$storefront_islands_has_classic_gateways = $scope->has_classic_hooks && ClassicGateways::put( $storefront_islands_areas );
$storefront_islands_html = CheckoutView::node( $scope->shop->cart(), $storefront_islands_settings, $storefront_islands_messages, $storefront_islands_areas, $storefront_islands_choices->heading_level() )->html();

PageStyle::text( 'updating', __( 'Updating…', 'storefront-islands' ) );

// Scripts of gateways ask by this class whether the page is WooCommerce's block or the classic form. One that replaces
// WooCommerce's has it on the outer element, which WooCommerce's style sheet would move on other pages.
$storefront_islands_marker = false === strpos( ( new JsonReader( $attributes ) )->string( 'className' ), 'wp-block-woocommerce-checkout' ) ? 'wp-block-woocommerce-checkout ' : '';

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %1$s>%2$s%3$s%4$s<div class="%9$s" %5$s>%6$s</div>%7$s%8$s</div>',
	get_block_wrapper_attributes(),
	NoScriptNotice::html( $storefront_islands_settings ),
	PageAge::html( true ) . PreHydrationClicks::html() . LateScripts::html(),
	FittedSummary::before(),
	Island::attributes( 'checkout', array( 'messages' => $storefront_islands_messages ) + $storefront_islands_choices->props() ),
	$storefront_islands_has_classic_gateways ? ClassicGateways::with_form_names( $storefront_islands_html ) : $storefront_islands_html,
	FittedSummary::after(),
	$storefront_islands_areas->rest(),
	esc_attr( $storefront_islands_choices->class_names( $storefront_islands_marker . 'storefront-checkout wc-block-checkout' ) )
);
