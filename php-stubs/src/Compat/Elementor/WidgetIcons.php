<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/** Names of the page builder's icons, as its panel shows them. */
final class WidgetIcons {
	/** Icon of the category, and of a block without one of its own. */
	public const DEFAULT = 'eicon-cart-medium';

	/** Icons by block, without namespace. */
	private const ICONS = array(
		'account'          => 'eicon-my-account',
		'active-filters'   => 'eicon-filter',
		'add-to-cart'      => 'eicon-product-add-to-cart',
		'cart'             => 'eicon-woo-cart',
		'checkout'         => 'eicon-checkout',
		'filter-list'      => 'eicon-taxonomy-filter',
		'filters'          => 'eicon-filter',
		'menu'             => 'eicon-nav-menu',
		'mini-cart'        => 'eicon-basket-medium',
		'my-account'       => 'eicon-my-account',
		'popup'            => 'eicon-lightbox',
		'price-filter'     => 'eicon-price-list',
		'product-carousel' => 'eicon-media-carousel',
		'product-grid'     => 'eicon-products',
		'purchase-summary' => 'eicon-purchase-summary',
		'search'           => 'eicon-search',
		'shop-notices'     => 'eicon-woocommerce-notices',
		'taxonomy-filter'  => 'eicon-taxonomy-filter',
		'translation'      => 'eicon-globe',
	);

	/**
	 * Returns the icon of a block's widget.
	 *
	 * @param string $block Name of the block, without namespace.
	 */
	public static function of( string $block ): string {
		return self::ICONS[ $block ] ?? self::DEFAULT;
	}
}
