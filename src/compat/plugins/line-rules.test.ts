import { hideAsInWooCommerce } from './line-rules';

const addSheet = (css: string): void => {
	const sheet = document.createElement('style');
	sheet.textContent = css;
	document.head.append(sheet);
};

const added = (): string => {
	hideAsInWooCommerce(document);
	return document.head.lastElementChild?.textContent ?? '';
};

afterEach(() => {
	document.head.textContent = '';
});

test('what a plugin hides in a row of WooCommerce’s cart is hidden in our lines', () => {
	addSheet(
		'table.wc-block-cart-items .wc-block-cart-items__row.is-member td.wc-block-cart-item__quantity .wc-block-cart-item__remove-link,' +
			'.wc-block-components-order-summary-item.is-member .wc-block-components-product-details__includes{display:none!important}' +
			'.wc-block-cart-items__row.is-whole:not(.is-fixed) .wc-block-components-product-price__value{display:none}' +
			'@media (max-width:600px){.wc-block-cart-items__row.is-free .wc-block-cart-item__total{visibility:hidden}}',
	);
	expect(added()).toContain(
		'.storefront-lines .storefront-line.is-member .storefront-line__quantity .storefront-link-button,' +
			'.storefront-order-line.is-member .wc-block-components-product-details__includes{display:none!important}' +
			'.storefront-line.is-whole:not(.is-fixed) .storefront-amount__value{display:none}' +
			'@media (max-width:600px){.storefront-line.is-free :is(.storefront-line__total,.storefront-order-line__total){visibility:hidden}}',
	);
});

test('other declarations, other elements and unknown parts of a line stay out', () => {
	addSheet(
		'table.wc-block-cart-items .wc-block-cart-items__row.is-member td{padding:66px}' +
			'.wc-block-cart-items__row .wc-block-unknown{display:none}' +
			'.wc-block-components-sidebar{display:none}',
	);
	hideAsInWooCommerce(document);
	expect(document.head.children).toHaveLength(1);
});
