/** Steps that follow links which change a cart: those of WooCommerce's cart page, and a link to the checkout. */
import { expect } from '../broken.mjs';
import { afterStock } from '../compare.mjs';
import { add, canAdd, cartOf, emptied, limitOf, setQuantity, withCart } from '../model.mjs';
import { deviceOf, productOf } from './cast.mjs';
import { comesBackWhole, keyOf } from './shopping.mjs';

const decoded = (html) => html.replaceAll('&#038;', '&').replaceAll('&amp;', '&');

/** Finds the link of a page with an argument. */
const linkIn = ({ text }, url, argument) => {
	const links = [...decoded(text).matchAll(/href="([^"]+)"/g)].map(([, link]) => link);
	return links.find((link) => link.includes(argument))?.replace(url, '');
};

/** Removes by the link of WooCommerce's cart page; its notice has a link that takes it back. */
const undo = {
	weight: 4,
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		then: random.pick(['takes it back', 'leaves it']),
	}),
	isPossible: comesBackWhole,
	say: ({ device, product, then }) =>
		`${device}: removes ${product} by the link of WooCommerce's cart page, ${then}`,
	act: async (world, model, step) => {
		const { device: name, product, then } = step;
		const device = world.devices[name];
		const key = keyOf(world, model, step);
		const headers = { Referer: `${world.url}${world.classicCart}` };
		const cart = await device.openPage(world.classicCart);
		const removal = linkIn(cart, world.url, `remove_item=${key}`);
		expect('answer', removal, `the cart page has no link that removes ${product}`);
		const page = await device.openPage(removal, { headers });
		const undoing = linkIn(page, world.url, `undo_item=${key}`);
		const quantity = cartOf(model, name).lines[product];
		const limit = limitOf(model, product);
		// A page that prints the cart for the Store API takes away what the stock has not, and the rest can come back. Of a
		// variation WooCommerce asks the stock of the whole product, which is not counted.
		const isOffered = Boolean(undoing);
		const isVariation = 'size' in model.products[product];
		const mayBeOffered = limit > 0 || isVariation;
		expect(
			'answer',
			isOffered ? mayBeOffered : quantity > limit,
			`the link that takes ${product} back: ${undoing}`,
		);
		if (then === 'leaves it' || !isOffered) {
			return setQuantity(model, name, product, 0);
		}
		await device.openPage(undoing, { headers });
		return isVariation
			? afterStock(setQuantity(model, name, product, quantity), await world.look())
			: setQuantity(model, name, product, Math.min(quantity, limit));
	},
};

/** A link of a newsletter that fills the cart anew: what was in it goes. */
const checkoutLink = {
	weight: 2,
	draw: (random) => ({
		device: deviceOf(random),
		product: productOf(random),
		quantity: 1 + random.below(3),
		coupon: random.pick(['', 'save10', 'fiver']),
	}),
	say: ({ device, product, quantity, coupon }) =>
		`${device}: opens a link to the checkout with ${quantity} ${product}${coupon && ` and the coupon ${coupon}`}`,
	act: async ({ devices, ids }, model, { device: name, product, quantity, coupon }) => {
		await devices[name].openPage(
			`/checkout-link/?products=${ids[product]}:${quantity}${coupon && `&coupon=${coupon}`}`,
		);
		const empty = emptied(model, name, cartOf(model, name).typed);
		if (!canAdd(empty, name, product, quantity)) {
			return empty;
		}
		const filled = add(empty, name, product, quantity);
		return coupon === '' ? filled : withCart(filled, name, { coupons: [coupon] });
	},
};

export const LINKS = { undo, 'checkout link': checkoutLink };
