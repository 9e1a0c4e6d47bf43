/**
 * What a change means for a cart: projectCart applies the pending changes to the confirmed cart, as islands display it
 * (docs/behaviour.md#optimistic-cart), and isSatisfied tells if a cart shows a change already.
 */
import { money } from '../support/money';
import type { Money } from '../support/money';
import { exactQuantity, isValidQuantity } from './quantity';
import type { Cart, CartItem } from './cart';
import type { CartData } from './data';
import type { CartIntent } from './intent';
import { isRateSelected, withSelectedRate } from './shipping/rates';

const scaled = (total: Money, from: number, to: number): Money =>
	from > 0 ? money(Math.round((total.amount * to) / from), total.currency) : total;

const withQuantity = (item: CartItem, quantity: number): CartItem => ({
	...item,
	quantity,
	lineTotal: scaled(item.lineTotal, item.quantity, quantity),
	activity: 'changing',
});

const changeItem = (cart: Cart, key: string, change: (item: CartItem) => CartItem): Cart => ({
	...cart,
	items: cart.items.map((item) => (item.key === key ? change(item) : item)),
});

/**
 * Returns the only line to which an added product can belong; with variations or a plugin's fields only the server
 * knows.
 */
const lineJoinedBy = (
	cart: Cart,
	intent: Extract<CartIntent, { type: 'add-item' }>,
): CartItem | undefined => {
	const lines = cart.items.filter((item) => item.productId === intent.productId);
	const isPlain = intent.variation.length === 0 && Object.keys(intent.extra).length === 0;
	return isPlain && lines.length === 1 ? lines[0] : undefined;
};

const addItem = (cart: Cart, intent: Extract<CartIntent, { type: 'add-item' }>): Cart => {
	const line = lineJoinedBy(cart, intent);
	const quantity = exactQuantity((line?.quantity ?? 0) + intent.quantity);
	return line && line.activity !== 'removing' && isValidQuantity(quantity, line.limits)
		? changeItem(cart, line.key, (item) => withQuantity(item, quantity))
		: cart;
};

/** Compares codes of coupons. */
export const sameCode = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const applyCoupon = (cart: Cart, code: string): Cart =>
	cart.coupons.some((coupon) => sameCode(coupon.code, code))
		? cart
		: {
				...cart,
				coupons: [
					...cart.coupons,
					{ code, discount: money(0, cart.totals.discount.currency), activity: 'applying' },
				],
			};

const removeCoupon = (cart: Cart, code: string): Cart => ({
	...cart,
	coupons: cart.coupons.map((coupon) =>
		sameCode(coupon.code, code) ? { ...coupon, activity: 'removing' } : coupon,
	),
});

const applyIntent = (cart: Cart, intent: CartIntent): Cart => {
	switch (intent.type) {
		case 'add-item':
			return addItem(cart, intent);
		case 'set-quantity':
			return changeItem(cart, intent.key, (item) => withQuantity(item, intent.quantity));
		case 'remove-item':
			return changeItem(cart, intent.key, (item) => ({ ...item, activity: 'removing' }));
		case 'apply-coupon':
			return applyCoupon(cart, intent.code);
		case 'remove-coupon':
			return removeCoupon(cart, intent.code);
		case 'select-rate':
			return isRateSelected(cart.packages, intent.packageId, intent.rateId)
				? cart
				: { ...cart, packages: withSelectedRate(cart.packages, intent.packageId, intent.rateId) };
		case 'update-customer':
			return {
				...cart,
				shippingAddress: { ...cart.shippingAddress, ...intent.shippingAddress },
				billingAddress: { ...cart.billingAddress, ...intent.billingAddress },
			};
		case 'restore-item':
		case 'extension':
		case 'checkout':
			return cart;
	}
};

/** Items that count for subtotal and count: all but those being removed. */
const remainingItems = ({ items }: Cart): readonly CartItem[] =>
	items.filter(({ activity }) => activity !== 'removing');

const sumOf = (cart: Cart, value: (item: CartItem) => number): number =>
	remainingItems(cart).reduce((sum, item) => sum + value(item), 0);

/**
 * Applies changes to the confirmed cart, in their order; without changes it returns the confirmed cart itself. Line
 * totals, the subtotal of items and the count change immediately; all other totals are the confirmed ones until the
 * server has responded. An item that is being removed stays in the list with that activity and does not count.
 *
 * @param isStale True while the cart is read again: what is confirmed may change as well.
 */
export const projectCart = (
	confirmed: Cart,
	intents: readonly CartIntent[],
	isStale = false,
): Cart => {
	if (intents.length === 0 && !isStale) {
		return confirmed;
	}
	const changed = intents.reduce(applyIntent, confirmed);
	const moved = (value: (item: CartItem) => number): number =>
		sumOf(changed, value) - sumOf(confirmed, value);
	const { items } = confirmed.totals;
	return {
		...changed,
		count: exactQuantity(confirmed.count + moved(({ quantity }) => quantity)),
		totals: {
			...confirmed.totals,
			items: money(items.amount + moved(({ lineTotal }) => lineTotal.amount), items.currency),
		},
		settling: true,
	};
};

const hasCoupon = (cart: CartData, code: string): boolean =>
	cart.coupons.some((coupon) => sameCode(coupon.code, code));

/**
 * True if the cart is in the state that the change intends. A change whose first response was lost may fail when it is
 * repeated, because the first request was carried out ("coupon already applied"; docs/behaviour.md#lost-responses).
 * False if the cart does not show it.
 */
export const isSatisfied = (intent: CartIntent, cart: CartData): boolean => {
	switch (intent.type) {
		case 'set-quantity':
			return cart.items.some(
				({ key, quantity }) => key === intent.key && quantity === intent.quantity,
			);
		case 'remove-item':
			return !cart.items.some(({ key }) => key === intent.key);
		case 'restore-item':
			return cart.items.some(({ key }) => key === intent.key);
		case 'apply-coupon':
			return hasCoupon(cart, intent.code);
		case 'remove-coupon':
			return !hasCoupon(cart, intent.code);
		case 'add-item':
		case 'select-rate':
		case 'update-customer':
		case 'extension':
		case 'checkout':
			return false;
	}
};
