<?php
/**
 * Server-side render of the block storefront-islands/mini-cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Areas\Areas;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\CurrentShop;
use StorefrontIslands\Support\JsonReader;
use StorefrontIslands\Views\MiniCart\Button;
use StorefrontIslands\Views\MiniCart\Visibility;

defined( 'ABSPATH' ) || exit;

/**
 * Variables that WordPress provides to render.php.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var \WP_Block            $block      The block.
 */

$storefront_islands_chosen      = new JsonReader( $attributes );
$storefront_islands_shows_label = ! $storefront_islands_chosen->has( 'showLabel' ) || $storefront_islands_chosen->bool( 'showLabel' );
$storefront_islands_settings    = new JsonReader( ( new SiteSettings( CurrentShop::get() ) )->all( false ) );
$storefront_islands_cart_url    = $storefront_islands_settings->object( 'storePages' )->object( 'cart' )->url( 'permalink' );

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Views encode every text and address.
printf(
	'<div %1$s>%2$s<div class="storefront-mini-cart" %3$s>%4$s</div>%5$s</div>',
	get_block_wrapper_attributes( array( 'class' => 'storefront-mini-cart-block' ) ),
	Visibility::html(),
	Island::attributes(
		'mini-cart',
		array(
			'openOnAdd' => $storefront_islands_chosen->bool( 'openOnAdd' ),
			'icon'      => $storefront_islands_chosen->string( 'icon' ),
			'showLabel' => $storefront_islands_shows_label,
		)
	),
	Button::node( $storefront_islands_cart_url, $storefront_islands_chosen->string( 'icon' ), $storefront_islands_shows_label )->html(),
	Areas::of( $block, Areas::DRAWER )->rest()
);
