<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat\Elementor;

use StorefrontIslands\Catalogue\Filters\FixedLabels;

defined( 'ABSPATH' ) || exit;

/** Labels of the values of enums in block.json, the same as in the block editor. */
final class OptionLabels {
	/**
	 * Returns the labels by attribute and value.
	 *
	 * @return array<string, array<string, string>>
	 */
	public static function all(): array {
		return self::products() + self::filters() + self::others();
	}

	/**
	 * Returns the labels of attributes about products.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function products(): array {
		return array(
			'collection'  => array(
				''                => __( 'Of the catalogue', 'storefront-islands' ),
				'hand-picked'     => __( 'Hand-picked', 'storefront-islands' ),
				'related'         => __( 'Related to a product', 'storefront-islands' ),
				'upsells'         => __( 'Upsells of a product', 'storefront-islands' ),
				'cross-sells'     => __( 'Cross-sells of a product', 'storefront-islands' ),
				'recently-viewed' => __( 'Recently viewed', 'storefront-islands' ),
			),
			'orderBy'     => array(
				'default'    => __( 'Order of the catalogue', 'storefront-islands' ),
				'newest'     => __( 'Newest first', 'storefront-islands' ),
				'title'      => __( 'Name', 'storefront-islands' ),
				'price'      => __( 'Price, lowest first', 'storefront-islands' ),
				'price-desc' => __( 'Price, highest first', 'storefront-islands' ),
				'popularity' => __( 'Most sold', 'storefront-islands' ),
				'rating'     => __( 'Best rated', 'storefront-islands' ),
			),
			'stockStatus' => array(
				'instock'     => __( 'In stock', 'storefront-islands' ),
				'outofstock'  => __( 'Out of stock', 'storefront-islands' ),
				'onbackorder' => __( 'On backorder', 'storefront-islands' ),
			),
			'content'     => array(
				'product' => __( 'The product and its form', 'storefront-islands' ),
				'form'    => __( 'The form alone', 'storefront-islands' ),
			),
		);
	}

	/**
	 * Returns the labels of attributes of filters.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function filters(): array {
		return array(
			'kind'         => array(
				'attribute' => __( 'Attribute', 'storefront-islands' ),
				// Shoppers read WooCommerce's "Stock Status".
				'stock'     => __( 'Stock status', 'storefront-islands' ),
				'category'  => __( 'Category', 'storefront-islands' ),
			) + FixedLabels::by_kind(),
			'displayStyle' => array(
				'list'  => __( 'List', 'storefront-islands' ),
				'chips' => __( 'Chips', 'storefront-islands' ),
			),
			'selectType'   => array(
				'multiple' => __( 'Several values', 'storefront-islands' ),
				'single'   => __( 'One value at a time', 'storefront-islands' ),
			),
			'queryType'    => array(
				'or'  => __( 'Any selected value', 'storefront-islands' ),
				'and' => __( 'All selected values', 'storefront-islands' ),
			),
			'termOrder'    => array(
				'default' => __( 'Order of the shop', 'storefront-islands' ),
				'name'    => __( 'Name', 'storefront-islands' ),
				'count'   => __( 'Number of products', 'storefront-islands' ),
			),
		);
	}

	/**
	 * Returns the labels of the other attributes.
	 *
	 * @return array<string, array<string, string>>
	 */
	private static function others(): array {
		return array(
			'layout'            => array(
				'list' => __( 'Always visible', 'storefront-islands' ),
				'menu' => __( 'Unfold on click', 'storefront-islands' ),
			),
			'source'            => array(
				'automatic'  => __( 'The shop, its categories and pages', 'storefront-islands' ),
				'menu'       => __( 'A menu of Appearance → Menus', 'storefront-islands' ),
				'navigation' => __( 'A navigation of the site editor', 'storefront-islands' ),
				'items'      => __( 'Links of this block', 'storefront-islands' ),
			),
			'icon'              => array(
				'bag'    => __( 'Bag', 'storefront-islands' ),
				'cart'   => __( 'Cart', 'storefront-islands' ),
				'basket' => __( 'Basket', 'storefront-islands' ),
			),
			'countVisibility'   => array(
				'greater_than_zero' => __( 'Unless it is 0', 'storefront-islands' ),
				'always'            => __( 'Always', 'storefront-islands' ),
				'never'             => __( 'Never', 'storefront-islands' ),
			),
			'onCartAndCheckout' => array(
				'shown'   => __( 'Show it', 'storefront-islands' ),
				'hidden'  => __( 'Hide it, and keep its space', 'storefront-islands' ),
				'removed' => __( 'Leave it out', 'storefront-islands' ),
			),
			'look'              => array(
				'center' => __( 'In the middle, over the page', 'storefront-islands' ),
				'corner' => __( 'In the lower corner', 'storefront-islands' ),
				'bar'    => __( 'Bar at the lower edge', 'storefront-islands' ),
			),
			'size'              => array(
				'small'  => __( 'Small', 'storefront-islands' ),
				'medium' => __( 'Medium', 'storefront-islands' ),
				'large'  => __( 'Large', 'storefront-islands' ),
			),
			'hideFrom'          => array(
				'nobody'    => __( 'Nobody', 'storefront-islands' ),
				'logged-in' => __( 'All who are logged in', 'storefront-islands' ),
				'roles'     => __( 'Users with some roles', 'storefront-islands' ),
			),
			'display'           => array(
				'inline'   => __( 'In this place', 'storefront-islands' ),
				'snackbar' => __( 'Over the lower edge of the window', 'storefront-islands' ),
			),
			'context'           => array(
				''                                 => __( 'All', 'storefront-islands' ),
				'wc/cart'                          => __( 'Cart', 'storefront-islands' ),
				'wc/checkout'                      => __( 'Checkout', 'storefront-islands' ),
				'wc/checkout/payments'             => __( 'Payments', 'storefront-islands' ),
				'wc/checkout/express-payments'     => __( 'Express payments', 'storefront-islands' ),
				'wc/checkout/contact-information'  => __( 'Contact information', 'storefront-islands' ),
				'wc/checkout/shipping-address'     => __( 'Shipping address', 'storefront-islands' ),
				'wc/checkout/billing-address'      => __( 'Billing address', 'storefront-islands' ),
				'wc/checkout/shipping-methods'     => __( 'Shipping methods', 'storefront-islands' ),
				'wc/checkout/checkout-actions'     => __( 'Checkout actions', 'storefront-islands' ),
			),
		);
	}
}
