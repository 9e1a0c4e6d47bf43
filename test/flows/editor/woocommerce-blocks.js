/**
 * Registers blocks with the names and attributes of WooCommerce's, for an editor without WooCommerce; a transform uses
 * nothing else of a block. Runs in the page.
 */
(({ blocks, blockEditor, element }) => {
	const text = (value = '') => ({ type: 'string', default: value });
	const flag = (value = false) => ({ type: 'boolean', default: value });
	const number = (value = 0) => ({ type: 'number', default: value });
	const choices = {
		showCounts: flag(),
		showFilterButton: flag(),
		selectType: text('multiple'),
		displayStyle: text('list'),
		heading: text(),
		headingLevel: number(3),
	};
	const ATTRIBUTES = {
		cart: { align: text('wide'), currentView: text() },
		'filled-cart-block': {},
		'cart-items-block': {},
		'cart-line-items-block': {},
		'cart-cross-sells-block': {},
		'cart-totals-block': {},
		'cart-order-summary-block': {},
		'cart-express-payment-block': {},
		'proceed-to-checkout-block': {},
		'cart-accepted-payment-methods-block': {},
		'empty-cart-block': {},
		checkout: {
			align: text('wide'),
			showOrderNotes: flag(true),
			showCompanyField: flag(),
			requireCompanyField: flag(),
			showApartmentField: flag(true),
			requireApartmentField: flag(),
			showPhoneField: flag(true),
			requirePhoneField: flag(),
		},
		'checkout-totals-block': {},
		'checkout-order-summary-block': {},
		'checkout-order-summary-cart-items-block': {},
		'checkout-order-summary-coupon-form-block': {},
		'checkout-order-summary-totals-block': {},
		'checkout-fields-block': {},
		'checkout-express-payment-block': {},
		'checkout-contact-information-block': {},
		'checkout-shipping-method-block': {},
		'checkout-pickup-options-block': {},
		'checkout-shipping-address-block': {},
		'checkout-billing-address-block': {},
		'checkout-shipping-methods-block': {},
		'checkout-payment-block': {},
		'checkout-additional-information-block': {},
		'checkout-order-note-block': {},
		'checkout-terms-block': {},
		'checkout-actions-block': { showReturnToCart: flag(true) },
		'mini-cart': {
			addToCartBehaviour: text('none'),
			hasHiddenPrice: flag(true),
			productCountVisibility: text('greater_than_zero'),
		},
		'filter-wrapper': { filterType: text(), heading: text() },
		'active-filters': { displayStyle: text('list'), heading: text(), headingLevel: number(3) },
		'price-filter': {
			showInputFields: flag(true),
			inlineInput: flag(),
			showFilterButton: flag(),
			heading: text(),
			headingLevel: number(3),
		},
		'attribute-filter': { ...choices, attributeId: number(), queryType: text('or') },
		'stock-filter': choices,
		'product-search': { label: text('Search'), hasLabel: flag(true), placeholder: text() },
	};
	for (const [name, attributes] of Object.entries(ATTRIBUTES)) {
		blocks.registerBlockType(`woocommerce/${name}`, {
			apiVersion: 3,
			title: `WooCommerce ${name}`,
			category: 'widgets',
			attributes,
			edit: () =>
				element.createElement('div', blockEditor.useInnerBlocksProps(blockEditor.useBlockProps())),
			save: () => element.createElement(blockEditor.InnerBlocks.Content),
		});
	}
})(window.wp);
