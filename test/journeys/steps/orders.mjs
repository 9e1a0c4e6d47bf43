/** Steps that order: one press, one order, at the total that was shown, through every way to order. */
import { expect } from '../broken.mjs';
import { afterStock, decoded } from '../compare.mjs';
import {
	cartOf,
	isCouponValid,
	limitOf,
	loseLogIn,
	order,
	register,
	visibleLines,
	withCart,
} from '../model.mjs';
import { isLoggedIn } from './accounts.mjs';
import { addressOf, deviceOf, stored, TYPED } from './cast.mjs';
import { BROKEN_OFF, PRESSES } from './order-presses.mjs';
import { PAYMENTS, WAYS } from './order-ways.mjs';
import { payStep } from './pay.mjs';

const CLASSIC = 'the classic form';
const DECLINED = 'a declined card';
const AT_LAST = 'a declined card, then a valid one';

/** Payments whose gateway takes its time. */
const CARDS = ['a card', DECLINED, AT_LAST];

/** What the shopper pays with at last. */
const paymentOf = ({ payment }) => PAYMENTS[payment === AT_LAST ? 'a card' : payment];

/** Ways that need cookies and pages. */
const PAGES = Object.keys(WAYS).filter((way) => way !== 'an app');

/** Returns the lines of the device's cart, and whether there is enough of each. */
const ordered = (model, device) => {
	const lines = visibleLines(model, cartOf(model, device).lines);
	const isEnough = Object.entries(lines).every(([name, count]) => count <= limitOf(model, name));
	return { lines, isEnough };
};

/** Characters of a user's name in WordPress, without the first name. */
const LONGEST_NAME = 40;

/** True if the step creates an account with the order. */
const makesAccount = (model, { device, account }) => {
	const { person, isLoggedIn: is } = model.devices[device];
	return account === 'makes an account' && !is && !(person in model.accounts);
};

const isOrderable = (model, step) => {
	const { device, way, text } = step;
	const { lines, isEnough } = ordered(model, device);
	// WooCommerce makes the user's name of the customer's, and WordPress refuses one that is longer.
	const isNamable = !makesAccount(model, step) || TYPED[text].length <= LONGEST_NAME;
	// The classic checkout has no form then.
	const hasForm = isEnough || way !== CLASSIC;
	return Object.keys(lines).length > 0 && hasForm && isNamable;
};

const tell = (results) =>
	results
		.map(
			({ status, code, body }) =>
				`${status} ${code} ${String(body?.message ?? body?.messages ?? '').slice(0, 160)}`,
		)
		.join(' | ');

/** WooCommerce takes stock for sold out if it is reserved again for the same order within one second. */
const pastReservation = () => new Promise((resume) => setTimeout(resume, 1000));

/** Presses, after a declined card where the step says so. Resolves to the results of the last press. */
const pressAll = async (world, device, { way, payment, press }, form) => {
	if (payment === AT_LAST) {
		const decline = await WAYS[way](world, device, { ...form, payment: PAYMENTS[DECLINED] });
		const refused = await PRESSES.once(device, decline, world);
		expect('answer', refused[0].id === 0, `ordered, though it was declined: ${tell(refused)}`);
		await pastReservation();
	}
	const pressed = await WAYS[way](world, device, form);
	const { shown } = device;
	const losesCart = form.isNew && way !== 'our checkout';
	return { shown, results: await PRESSES[press](device, pressed, world, losesCart) };
};

/** Where orders are posts, WooCommerce loses the backslashes of a note. */
const withoutBackslashes = (text) => text.replaceAll('\\', '');

/** Checks the order that was placed: its total, and that it holds what was typed. */
const expectOrder = (placed, shown, { address, note }) => {
	expect('total', placed?.cents === Number(shown), `shown ${shown}, ordered for ${placed?.cents}`);
	for (const [field, value] of Object.entries(address)) {
		expect(
			'typed',
			decoded(placed.billing[field]) === stored(value),
			`${field}: typed ${value}, the order has ${placed.billing[field]}`,
		);
	}
	expect(
		'typed',
		withoutBackslashes(decoded(placed.note)) === withoutBackslashes(stored(note)),
		`note: typed ${note}, the order has ${placed.note}`,
	);
};

/** Returns the model whose device has created an account, if the shop has logged this device in. */
const withAccount = (world, model, name, change) => {
	const device = world.devices[name];
	world.login[device.person] = world.email(device.person);
	const changed = change(register(model, name));
	return isLoggedIn(device) ? changed : loseLogIn(changed, name);
};

/** Who orders by the Store API has read the cart, which WooCommerce lowers to what there is enough of. */
const afterReading = async (world, model, device) => {
	await device.store('cart');
	return afterStock(model, await world.look());
};

const orderStep = {
	weight: 14,
	needsPlugin: ({ press, way }) => press !== 'once' || way === 'our checkout',
	draw: (random) => {
		const press = random.pick(Object.keys(PRESSES));
		const isBrokenOff = press === BROKEN_OFF;
		return {
			device: deviceOf(random),
			way: random.pick(isBrokenOff ? ['our checkout'] : PAGES),
			payment: random.pick(isBrokenOff ? CARDS : [...Object.keys(PAYMENTS), AT_LAST]),
			press,
			text: random.below(TYPED.length),
			account: random.pick(['stays a guest', 'makes an account']),
		};
	},
	isPossible: isOrderable,
	say: ({ device, way, payment, press, text, account }) =>
		`${device}: orders by ${way} with ${payment}, living in “${TYPED[text]}”, ${account === 'stays a guest' ? '' : `${account} if there is none, `}presses ${press}`,
	act: async (world, before, step) => {
		const device = world.devices[step.device];
		const model = step.way === CLASSIC ? before : await afterReading(world, before, device);
		const isNew = makesAccount(model, step);
		const form = {
			email: world.email(device.person),
			address: addressOf(world.mark(device.person), TYPED[step.text]),
			note: `${TYPED[step.text]}\n2nd line`,
			payment: paymentOf(step),
			isNew,
		};
		const { isEnough } = ordered(model, step.device);
		device.isKnown = true;
		const known = new Set(world.orders.map(({ id }) => id));
		const { shown, results } = await pressAll(world, device, step, form);
		const ids = [...new Set(results.map(({ id }) => id).filter((id) => id > 0))];
		await world.look();
		const made = world.orders.filter(
			({ id, status }) => !known.has(id) && status !== 'checkout-draft',
		);
		expect(
			'orders',
			ids.length <= 1 && made.length <= 1,
			`one press made the orders ${made.map(({ id, status }) => `${id} (${status})`).join()}`,
		);
		// The account is created with the order, before its payment.
		const keep =
			isNew && world.accountIds[device.person] !== undefined
				? (change) => withAccount(world, model, step.device, change)
				: (change) => change(model);
		const isDeclined = step.payment === DECLINED;
		if (ids.length === 0) {
			const isChanged = results.some(({ code }) => code === 'storefront_islands_total_changed');
			const { lines, coupons } = cartOf(model, step.device);
			const isOver = coupons.some((coupon) => !isCouponValid(model, lines, coupon));
			const isRefused = !isEnough || isOver || device.isWarned;
			device.isWarned = false;
			if (isDeclined) {
				await pastReservation();
			}
			expect('answer', isDeclined || isRefused || isChanged, `no order: ${tell(results)}`);
			return keep((changed) => withCart(changed, step.device, { typed: null }));
		}
		expect(
			'answer',
			!isDeclined && isEnough,
			`ordered, though it must be refused: ${tell(results)}`,
		);
		expect('account', !isNew || world.accountIds[device.person], 'the order created no account');
		expectOrder(
			world.orders.find(({ id }) => id === ids[0]),
			shown,
			form,
		);
		device.at = '';
		return keep((changed) => order(changed, step.device));
	},
};

export const ORDERS = { order: orderStep, 'pay order': payStep };
