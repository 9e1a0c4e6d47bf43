/** WooCommerce's own blocks: their markup, and their elements on a page. */
import { untilQuiet } from '../screens/wait.mjs';

/** WooCommerce adds the inner blocks of its cart and checkout if a page has none. */
const block = (name) =>
	`<!-- wp:woocommerce/${name} --><div class="wp-block-woocommerce-${name} alignwide is-loading"></div><!-- /wp:woocommerce/${name} -->`;

export const WOOCOMMERCE_CART = block('cart');
export const WOOCOMMERCE_CHECKOUT = block('checkout');
export const WOOCOMMERCE_MINI_CART = '<!-- wp:woocommerce/mini-cart /-->';

/** Attributes of a grid of nine products in three columns. */
export const COLLECTION = {
	queryId: 1,
	query: {
		perPage: 9,
		pages: 0,
		offset: 0,
		postType: 'product',
		order: 'asc',
		orderBy: 'title',
		search: '',
		exclude: [],
		inherit: false,
		taxQuery: {},
		isProductCollectionBlock: true,
		featured: false,
		woocommerceOnSale: false,
		woocommerceStockStatus: ['instock'],
		woocommerceAttributes: [],
		woocommerceHandPickedProducts: [],
	},
	tagName: 'div',
	displayLayout: { type: 'flex', columns: 3, shrinkColumns: true },
};

const grid = (before, { image = '', price = '' } = {}) =>
	`<!-- wp:woocommerce/product-collection ${JSON.stringify(COLLECTION)} --><div class="wp-block-woocommerce-product-collection">${before}<!-- wp:woocommerce/product-template -->${image}<!-- wp:post-title {"level":3,"isLink":true} /-->${price}<!-- wp:woocommerce/product-button /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->`;

/** What cards have beside name and button, as WooCommerce's editor makes them. */
const CARD = {
	image:
		'<!-- wp:woocommerce/product-image {"imageSizing":"thumbnail","isDescendentOfQueryLoop":true} /-->',
	price: '<!-- wp:woocommerce/product-price {"isDescendentOfQueryLoop":true} /-->',
};

/** Product grid with an add-to-cart button for each product. */
export const WOOCOMMERCE_PRODUCTS = grid('');

/** Returns the markup of a block with inner blocks. */
export const around = (name, inside, attributes, classes = '') => {
	const settings = attributes === undefined ? '' : ` ${JSON.stringify(attributes)}`;
	const className = `wp-block-woocommerce-${name}${classes && ` ${classes}`}`;
	return `<!-- wp:woocommerce/${name}${settings} --><div class="${className}">${inside}</div><!-- /wp:woocommerce/${name} -->`;
};

/** Price filter and active filters of a grid with whole cards: the newest blocks, without React. */
export const WOOCOMMERCE_FILTERS = grid(
	around(
		'product-filters',
		around('product-filter-active', around('product-filter-removable-chips', '')) +
			around('product-filter-price', around('product-filter-price-slider', '')),
	),
	CARD,
);

const reactFilter = (type) =>
	`<!-- wp:woocommerce/filter-wrapper {"filterType":"${type}"} --><div class="wp-block-woocommerce-filter-wrapper"><!-- wp:woocommerce/${type} --><div class="wp-block-woocommerce-${type} is-loading"></div><!-- /wp:woocommerce/${type} --></div><!-- /wp:woocommerce/filter-wrapper -->`;

const ALL_PRODUCTS = JSON.stringify({
	columns: 3,
	rows: 3,
	alignButtons: false,
	contentVisibility: { orderBy: true },
	orderby: 'date',
	layoutConfig: [
		['woocommerce/product-image'],
		['woocommerce/product-title'],
		['woocommerce/product-price'],
		['woocommerce/product-button'],
	],
});

/** The same with the React blocks that many shops still use, and their grid. */
export const WOOCOMMERCE_REACT_FILTERS = `${reactFilter('active-filters')}${reactFilter('price-filter')}<!-- wp:woocommerce/all-products ${ALL_PRODUCTS} --><div class="wp-block-woocommerce-all-products wc-block-all-products" data-attributes='${ALL_PRODUCTS}'></div><!-- /wp:woocommerce/all-products -->`;

/** @param {import('@playwright/test').Page} page Page with WooCommerce's cart, which has one item. */
export const woocommerceCart = (page) => {
	const cart = page.locator('.wp-block-woocommerce-cart');
	return {
		quantity: cart.locator('.wc-block-components-quantity-selector__input'),
		more: cart.locator('.wc-block-components-quantity-selector__button--plus'),
		remove: cart.locator('.wc-block-cart-item__remove-link'),
	};
};

/** @param {import('@playwright/test').Page} page Page with WooCommerce's mini-cart, which has one item. */
export const woocommerceMiniCart = (page) => {
	const mini = page.locator('.wp-block-woocommerce-mini-cart, .wc-block-mini-cart').first();
	const drawer = page.locator('.wc-block-mini-cart__drawer');
	return {
		button: mini.locator('.wc-block-mini-cart__button'),
		badge: mini.locator('.wc-block-mini-cart__badge'),
		quantity: drawer.locator('.wc-block-components-quantity-selector__input'),
		more: drawer.locator('.wc-block-components-quantity-selector__button--plus'),
	};
};

/** Ids of the fields of WooCommerce's checkout, by the plugin's labels. */
const FIELDS = {
	'First name': 'first_name',
	'Last name': 'last_name',
	Address: 'address_1',
	City: 'city',
	State: 'state',
	'ZIP Code': 'postcode',
};

export const woocommerceCheckout = {
	/**
	 * Fills in the checkout and waits until the shop has received the address, because it accepts no order before.
	 *
	 * @param {import('@playwright/test').Page} page
	 * @param {string} email
	 * @param {Record<string, string>} address Values by the plugin's labels.
	 */
	fill: async (page, email, address) => {
		const told = page.waitForResponse((response) =>
			Boolean(response.request().postData()?.includes(address['ZIP Code'])),
		);
		await page.locator('#email').fill(email);
		for (const [label, value] of Object.entries(address)) {
			const field = page.locator(`#shipping-${FIELDS[label]}`);
			if ((await field.evaluate((element) => element.localName)) === 'select') {
				await field.selectOption({ label: value });
			} else {
				await field.fill(value);
			}
		}
		await told;
		await untilQuiet(page);
	},
	method: (page, id) =>
		page.locator(`input[name="radio-control-wc-payment-method-options"][value="${id}"]`),
	place: (page) => page.locator('.wc-block-components-checkout-place-order-button'),
};
