<?php

declare(strict_types=1);

namespace StorefrontIslands\Elementor;

defined( 'ABSPATH' ) || exit;

/** Labels of block attributes and of their texts, the same as in the block editor. */
final class ControlLabels {
	/**
	 * Returns the labels by attribute.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return self::looks() + self::parts() + self::products() + self::filters() + self::behaviour();
	}

	/**
	 * Returns the labels of attributes about texts and looks.
	 *
	 * @return array<string, string>
	 */
	private static function looks(): array {
		return array(
			'title'               => __( 'Title', 'storefront-islands' ),
			'heading'             => __( 'Heading', 'storefront-islands' ),
			'orderReceivedPage'   => __( 'Order received page', 'storefront-islands' ),
			'headingLevel'        => __( 'Heading level', 'storefront-islands' ),
			'label'               => __( 'Name for screen readers', 'storefront-islands' ),
			'layout'              => __( 'Display style', 'storefront-islands' ),
			'displayStyle'        => __( 'Display style', 'storefront-islands' ),
			'icon'                => __( 'Icon', 'storefront-islands' ),
			'showLabel'           => __( 'Name beside the icon', 'storefront-islands' ),
			'countVisibility'     => __( 'Number of items', 'storefront-islands' ),
			'floatingLabels'      => __( 'Labels inside the text fields', 'storefront-islands' ),
			'expressButtonHeight' => __( 'Height of the buttons in pixels', 'storefront-islands' ),
			'expressButtonRadius' => __( 'Radius of their corners in pixels', 'storefront-islands' ),
			'look'                => __( 'Place', 'storefront-islands' ),
			'size'                => __( 'Size', 'storefront-islands' ),
			'display'             => __( 'Place', 'storefront-islands' ),
			'content'             => __( 'Shown', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of attributes that show and hide parts.
	 *
	 * @return array<string, string>
	 */
	private static function parts(): array {
		return array(
			'showCoupons'         => __( 'Coupons', 'storefront-islands' ),
			'showCrossSells'      => __( 'You may also like', 'storefront-islands' ),
			'showAcceptedMethods' => __( 'Icons of accepted payment methods', 'storefront-islands' ),
			'showTotalsTitle'     => __( 'Title of the totals', 'storefront-islands' ),
			'showTaxRates'        => __( 'Rates of taxes', 'storefront-islands' ),
			'showDescriptions'    => __( 'Short descriptions', 'storefront-islands' ),
			'showOrderNotes'      => __( 'Note to the order', 'storefront-islands' ),
			'showPolicyLinks'     => __( 'Links to terms and privacy policy', 'storefront-islands' ),
			'showReturnToCart'    => __( 'Link back to the cart', 'storefront-islands' ),
			'showTermsSeparator'  => __( 'Line above the terms', 'storefront-islands' ),
			'showTotalOnButton'   => __( 'Total on the button', 'storefront-islands' ),
			'showStepNumbers'     => __( 'Numbers of the sections', 'storefront-islands' ),
			'unnumberedSteps'     => __( 'Sections without a number', 'storefront-islands' ),
			'showDeliveryIcons'   => __( 'Icons of shipping and pickup', 'storefront-islands' ),
			'showDeliveryPrices'  => __( 'Prices of shipping and pickup', 'storefront-islands' ),
			'showCheckoutButton'  => __( 'Button to the checkout', 'storefront-islands' ),
			'showCartButton'      => __( 'Button to the cart', 'storefront-islands' ),
			'showShopButton'      => __( 'Button to the shop, while the cart is empty', 'storefront-islands' ),
			'showPicture'         => __( 'Picture', 'storefront-islands' ),
			'showSaleBadge'       => __( 'Sale badge on the picture', 'storefront-islands' ),
			'linkName'            => __( 'Link on the name', 'storefront-islands' ),
			'showPrice'           => __( 'Price', 'storefront-islands' ),
			'showRating'          => __( 'Rating', 'storefront-islands' ),
			'showSwatches'        => __( 'Samples of colors', 'storefront-islands' ),
			'showSummary'         => __( 'Short description', 'storefront-islands' ),
			'showButton'          => __( 'Add to cart button', 'storefront-islands' ),
			'closeButton'         => __( 'Close button', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of attributes about products.
	 *
	 * @return array<string, string>
	 */
	private static function products(): array {
		return array(
			'columns'     => __( 'Columns', 'storefront-islands' ),
			'perPage'     => __( 'Products on a page', 'storefront-islands' ),
			'collection'  => __( 'Which products', 'storefront-islands' ),
			'products'    => __( 'Chosen products', 'storefront-islands' ),
			'productId'   => __( 'Product', 'storefront-islands' ),
			'category'    => __( 'Category', 'storefront-islands' ),
			'tags'        => __( 'Tags', 'storefront-islands' ),
			'brands'      => __( 'Brands', 'storefront-islands' ),
			'onSale'      => __( 'On sale only', 'storefront-islands' ),
			'stockStatus' => __( 'Stock status', 'storefront-islands' ),
			'orderBy'     => __( 'Sort by', 'storefront-islands' ),
			'inherit'     => __( 'Products of the page’s own query', 'storefront-islands' ),
			'filterable'  => __( 'Follow the page’s filters', 'storefront-islands' ),
			'sortable'    => __( 'Visitors choose the order', 'storefront-islands' ),
			'paginate'    => __( 'Pagination', 'storefront-islands' ),
			'widgetId'    => __( 'Name of the grid', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of attributes of filters.
	 *
	 * @return array<string, string>
	 */
	private static function filters(): array {
		return array(
			'kind'             => __( 'Filter by', 'storefront-islands' ),
			'taxonomy'         => __( 'Taxonomy', 'storefront-islands' ),
			'selectType'       => __( 'Visitors choose', 'storefront-islands' ),
			'showCounts'       => __( 'Numbers of products', 'storefront-islands' ),
			'hideEmpty'        => __( 'Hide values without products', 'storefront-islands' ),
			'showFilterButton' => __( 'Apply button', 'storefront-islands' ),
			'queryType'        => __( 'A product must have', 'storefront-islands' ),
			'termOrder'        => __( 'Sort by', 'storefront-islands' ),
			'showTermDescriptions' => __( 'Descriptions', 'storefront-islands' ),
			'backUndoes'       => __( 'Add each change to the browser history', 'storefront-islands' ),
			'showInputFields'  => __( 'Fields for the prices', 'storefront-islands' ),
			'inlineInput'      => __( 'Fields beside the slider', 'storefront-islands' ),
			'showHistogram'    => __( 'Bars above the slider', 'storefront-islands' ),
		);
	}

	/**
	 * Returns the labels of the other attributes.
	 *
	 * @return array<string, string>
	 */
	private static function behaviour(): array {
		return array(
			'termsText'         => __( 'Text of the terms', 'storefront-islands' ),
			'requiresTerms'     => __( 'An order needs a tick at the terms', 'storefront-islands' ),
			'cartPageId'        => __( 'Cart', 'storefront-islands' ),
			'checkoutPageId'    => __( 'Checkout', 'storefront-islands' ),
			'source'            => __( 'Links', 'storefront-islands' ),
			'menu'              => __( 'Menu', 'storefront-islands' ),
			'navigation'        => __( 'Navigation', 'storefront-islands' ),
			'items'             => __( 'Links of this block', 'storefront-islands' ),
			'folds'             => __( 'Behind a button on small screens', 'storefront-islands' ),
			'openOnAdd'         => __( 'Open when something is added', 'storefront-islands' ),
			'linksToCheckout'   => __( 'Go to the checkout at once', 'storefront-islands' ),
			'onCartAndCheckout' => __( 'On the pages of cart and checkout', 'storefront-islands' ),
			'suggests'          => __( 'Suggest products while one types', 'storefront-islands' ),
			'context'           => __( 'Notices of', 'storefront-islands' ),
			'pageLanguage'      => __( 'Language of the site', 'storefront-islands' ),
			'languages'         => __( 'Languages to choose from', 'storefront-islands' ),
			'popupId'           => __( 'Name', 'storefront-islands' ),
			'closesOnBackdrop'  => __( 'A click beside it closes it', 'storefront-islands' ),
			'holdsPage'         => __( 'The page behind it does not scroll', 'storefront-islands' ),
			'offersNever'       => __( 'Offer not to show it again', 'storefront-islands' ),
			'triggers'          => __( 'Triggers', 'storefront-islands' ),
			'hideFrom'          => __( 'Hide it from', 'storefront-islands' ),
			'hiddenRoles'       => __( 'Roles', 'storefront-islands' ),
		);
	}
}
