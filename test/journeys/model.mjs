/**
 * What the shop must hold for the people of a journey. The rules are WooCommerce's (WC_Cart_Session, WC_Session_Handler,
 * read and tried without this plugin). Pure: every function returns a new model.
 */

/** @typedef {Record<string, number>} Lines Quantity by name of the product. */

/**
 * @typedef {object} Cart
 * @property {Lines} lines
 * @property {readonly string[]} coupons
 * @property {Record<string, string> | null} typed Fields of the delivery address that the visitor typed; null if unknown.
 */

/**
 * @typedef {object} Account
 * @property {Cart | null} session Shared by all devices that are logged in; null if WooCommerce has none.
 * @property {Lines} saved The persistent cart.
 */

/**
 * @typedef {object} Device
 * @property {string} person
 * @property {boolean} isLoggedIn
 * @property {Cart} guest Cart of its guest session.
 */

/**
 * @typedef {object} Product
 * @property {number} price In cents.
 * @property {number | null} stock Null if the shop does not count it.
 * @property {boolean} isGone
 * @property {boolean} [isSingle] True if it is sold individually.
 * @property {string} [size] Attribute of a variation.
 */

/**
 * @typedef {object} Model
 * @property {Record<string, Device>} devices
 * @property {Record<string, Account>} accounts By person.
 * @property {Record<string, Product>} products
 * @property {readonly {person: string, lines: Lines}[]} orders Orders that were placed.
 * @property {boolean} isThirtyOver True if the merchant has ended the coupon “thirty”.
 */

/** Person of each device. The app has no cookies: it knows its cart by a Cart-Token. */
export const DEVICES = { phone: 'ann', laptop: 'ann', tablet: 'bob', app: 'cleo' };

/** Devices with cookies and pages. */
export const BROWSERS = ['phone', 'laptop', 'tablet'];

/**
 * Products of a journey: one without counted stock, one with a few pieces, a virtual one, the last piece of one, one that
 * is sold individually, two variations of the product “cap”.
 */
export const PRODUCTS = {
	tea: { price: 1000, stock: null },
	mug: { price: 1850, stock: 5 },
	file: { price: 333, stock: null },
	lamp: { price: 9999, stock: 1 },
	ring: { price: 4200, stock: null, isSingle: true },
	'small cap': { price: 1500, stock: null, size: 'Small' },
	'large cap': { price: 1750, stock: 3, size: 'Large (7")' },
};

/** Coupons: 10%, 5.00, and 10% of carts of at least 30.00, which the merchant may end. */
export const COUPONS = ['save10', 'fiver', 'thirty'];

/** @type {Cart} */
export const EMPTY = { lines: {}, coupons: [], typed: null };

const mapValues = (record, change) =>
	Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** @returns {Model} Ann has an account, Bob has none; nobody is logged in. */
export const beginning = () => ({
	devices: mapValues(DEVICES, (person) => ({ person, isLoggedIn: false, guest: EMPTY })),
	accounts: { ann: { session: null, saved: {} } },
	products: mapValues(PRODUCTS, (product) => ({ ...product, isGone: false })),
	orders: [],
	isThirtyOver: false,
});

const withDevice = (model, name, change) => ({
	...model,
	devices: { ...model.devices, [name]: { ...model.devices[name], ...change } },
});

const withAccount = (model, person, change) => ({
	...model,
	accounts: { ...model.accounts, [person]: { ...model.accounts[person], ...change } },
});

/** Returns the cart of an account: where the session is gone, WooCommerce fills it with the saved cart. */
export const accountCart = ({ session, saved }) => session ?? { ...EMPTY, lines: saved };

/** Returns the cart that a device must see. */
export const cartOf = ({ devices, accounts }, name) => {
	const { person, isLoggedIn, guest } = devices[name];
	return isLoggedIn ? accountCart(accounts[person]) : guest;
};

/** Returns the lines without products that the merchant has deleted. */
export const visibleLines = ({ products }, lines) =>
	Object.fromEntries(
		Object.entries(lines).filter(([name, quantity]) => quantity > 0 && !products[name]?.isGone),
	);

/** True if lines may have a coupon. */
export const isCouponValid = (model, lines, coupon) => {
	const { products, isThirtyOver } = model;
	const cents = Object.entries(visibleLines(model, lines)).reduce(
		(sum, [name, quantity]) => sum + quantity * products[name].price,
		0,
	);
	return coupon !== 'thirty' || (!isThirtyOver && cents >= 3000);
};

/** Changes the device's cart but not the lines: the saved cart stays. */
export const withCart = (model, name, change) => {
	const { person, isLoggedIn } = model.devices[name];
	const cart = { ...cartOf(model, name), ...change };
	return isLoggedIn
		? withAccount(model, person, { session: cart })
		: withDevice(model, name, { guest: cart });
};

/** Changes the lines: WooCommerce saves them for an account. */
export const withLines = (model, name, lines) => {
	const { person, isLoggedIn } = model.devices[name];
	const changed = withCart(model, name, { lines: visibleLines(model, lines) });
	return isLoggedIn
		? withAccount(changed, person, { saved: cartOf(changed, name).lines })
		: changed;
};

/** Returns how many pieces an add asks for: of what is sold individually one. */
const piecesOf = ({ products }, product, quantity) => (products[product].isSingle ? 1 : quantity);

/** Adds pieces of a product. */
export const add = (model, name, product, quantity) => {
	const { lines } = cartOf(model, name);
	const pieces = piecesOf(model, product, quantity);
	return withLines(model, name, { ...lines, [product]: (lines[product] ?? 0) + pieces });
};

/** Sets the quantity of a line; 0 removes it. */
export const setQuantity = (model, name, product, quantity) =>
	withLines(model, name, { ...cartOf(model, name).lines, [product]: quantity });

/** Returns how many pieces the device may have of a product. */
export const limitOf = ({ products }, product) => {
	const { isGone, isSingle, stock } = products[product];
	return isGone ? 0 : Math.min(stock ?? Infinity, isSingle ? 1 : Infinity);
};

/** True if there is enough of a product to add pieces of it. */
export const canAdd = (model, name, product, quantity) =>
	(cartOf(model, name).lines[product] ?? 0) + piecesOf(model, product, quantity) <=
	limitOf(model, product);

/**
 * Logs a device in and opens a page. The guest's session, where there is one, becomes the account's in place of the
 * account's own; the saved cart is merged into it, and of a product in both the session's quantity stays.
 */
export const logIn = (model, name, hasSession) => {
	const { person, guest } = model.devices[name];
	const { session, saved } = model.accounts[person];
	const own = hasSession ? guest : (session ?? EMPTY);
	const lines = visibleLines(model, { ...saved, ...own.lines });
	const logged = withDevice(model, name, { isLoggedIn: true, guest: EMPTY });
	return withAccount(logged, person, {
		session: { lines, coupons: own.coupons, typed: null },
		saved: lines,
	});
};

/** Creates the person's account: the guest's session becomes its own. The saved cart waits for the next change. */
export const register = (model, name) => {
	const { person, guest } = model.devices[name];
	const session = { ...guest, typed: null };
	const account = withAccount(model, person, { session, saved: {} });
	return withDevice(account, name, { isLoggedIn: true, guest: EMPTY });
};

/** Logs a device out: WooCommerce deletes the session of all devices and keeps the saved cart. */
export const logOut = (model, name) =>
	withAccount(
		withDevice(model, name, { isLoggedIn: false, guest: EMPTY }),
		model.devices[name].person,
		{ session: null },
	);

/** A device has not received that it was logged in. */
export const loseLogIn = (model, name) =>
	withDevice(model, name, { isLoggedIn: false, guest: EMPTY });

/** The shop forgets the device's session. */
export const expire = (model, name) => {
	const { person, isLoggedIn } = model.devices[name];
	return isLoggedIn
		? withAccount(model, person, { session: null })
		: withDevice(model, name, { guest: EMPTY });
};

/** The browser forgets its session's cookie: an account's session does not depend on it. */
export const forget = (model, name) =>
	model.devices[name].isLoggedIn ? model : withDevice(model, name, { guest: EMPTY });

/** Empties a cart whose order was placed, and the saved one. `typed`: what is known of the address then. */
export const emptied = (model, name, typed = null) => {
	const changed = withCart(model, name, { ...EMPTY, typed });
	const { person, isLoggedIn } = model.devices[name];
	return isLoggedIn ? withAccount(changed, person, { saved: {} }) : changed;
};

/** Sells lines to a person. */
export const sell = (model, person, lines) => ({
	...model,
	orders: [...model.orders, { person, lines }],
	products: mapValues(model.products, (product, key) => ({
		...product,
		stock: product.stock === null ? null : product.stock - (lines[key] ?? 0),
	})),
});

/** Places the order of the device's cart. */
export const order = (model, name) =>
	emptied(
		sell(model, model.devices[name].person, visibleLines(model, cartOf(model, name).lines)),
		name,
	);

/** Changes a product, as the merchant does. */
export const change = (model, product, changes) => ({
	...model,
	products: { ...model.products, [product]: { ...model.products[product], ...changes } },
});
