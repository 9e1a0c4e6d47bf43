/** Steps of Ann's phone in Chromium, on the pages of our blocks; the shop may answer slowly, and she does not wait. */
import { cartScreen, wakeCart } from '../../flows/screens/cart-screen.mjs';
import { miniCart } from '../../flows/screens/mini-cart.mjs';
import { Broken } from '../broken.mjs';
import { compare } from '../compare.mjs';
import { add, cartOf, limitOf, logIn, logOut, setQuantity, visibleLines } from '../model.mjs';
import { PASSWORD } from './cast.mjs';

const DEVICE = 'phone';

/** Products that the shop's page adds without questions. */
const productOf = (random) => random.favour(['tea', 'mug', 'file', 'lamp']);

const WITHIN_MS = 20_000;
const POLL_MS = 100;

/** How she goes on after a press. */
const AFTER = ['waits', 'reloads at once', 'opens the cart at once', 'goes back at once'];

const pause = () => new Promise((resume) => setTimeout(resume, POLL_MS));

/** Waits until a reading is empty; fails with what it still says when the time is over. */
const until = async (rule, read) => {
	const giveUpAt = Date.now() + WITHIN_MS;
	for (;;) {
		const left = await read();
		if (left === '') {
			return;
		}
		if (Date.now() > giveUpAt) {
			throw new Broken(rule, left);
		}
		await pause();
	}
};

const goOn = async ({ page }, after) => {
	const leave = {
		waits: () => {},
		'reloads at once': () => page.reload(),
		'opens the cart at once': () => page.goto('/cart/'),
		'goes back at once': () => page.goBack(),
	};
	await leave[after]();
};

/** Waits until the shop holds what the model says and the page shows the number of pieces. */
const settled = async (world, model) => {
	await until('cart', async () =>
		compare(model, await world.look())
			.map(({ text }) => text)
			.join('; '),
	);
	const lines = visibleLines(model, cartOf(model, DEVICE).lines);
	const pieces = Object.values(lines).reduce((sum, quantity) => sum + quantity, 0);
	const expected = pieces === 0 ? '' : String(pieces);
	const badge = miniCart(world.page);
	await until('shown', async () => {
		const shown =
			(await badge.block.count()) === 0 ? expected : await badge.count().catch(() => '?');
		return shown === expected
			? ''
			: `the mini-cart of ${world.page.url()} shows “${shown}”, not “${expected}”`;
	});
	return model;
};

const openCart = async ({ page }) => {
	await page.goto('/cart/');
	await wakeCart(page);
	return cartScreen(page);
};

const hasLine = (model, { product }) =>
	(cartOf(model, DEVICE).lines[product] ?? 0) > 0 && !model.products[product].isGone;

const addStep = {
	weight: 6,
	draw: (random) => ({ product: productOf(random), after: random.pick(AFTER) }),
	isPossible: (model, { product }) =>
		(cartOf(model, DEVICE).lines[product] ?? 0) < limitOf(model, product),
	say: ({ product, after }) => `browser: adds 1 ${product} in the shop, ${after}`,
	act: async (world, model, { product, after }) => {
		await world.page.goto('/shop/?orderby=date');
		await world.page
			.getByRole('button', { name: `“${world.nameOf(product)}”` })
			.first()
			.click();
		await goOn(world, after);
		return settled(world, add(model, DEVICE, product, 1));
	},
};

const more = {
	weight: 5,
	draw: (random) => ({
		product: productOf(random),
		times: 1 + random.below(3),
		after: random.pick(AFTER),
	}),
	isPossible: (model, { product, times }) =>
		hasLine(model, { product }) &&
		cartOf(model, DEVICE).lines[product] + times <= limitOf(model, product),
	say: ({ product, times, after }) =>
		`browser: on the cart page presses plus of ${product} ${times} times, ${after}`,
	act: async (world, model, { product, times, after }) => {
		const { more: plus } = (await openCart(world)).line(world.nameOf(product));
		for (let press = 0; press < times; press += 1) {
			await plus.click();
		}
		await goOn(world, after);
		const { lines } = cartOf(model, DEVICE);
		return settled(world, setQuantity(model, DEVICE, product, lines[product] + times));
	},
};

const type = {
	weight: 3,
	draw: (random) => ({
		product: productOf(random),
		quantity: 1 + random.below(5),
		after: random.pick(AFTER),
	}),
	isPossible: (model, { product, quantity }) =>
		hasLine(model, { product }) && quantity <= limitOf(model, product),
	say: ({ product, quantity, after }) =>
		`browser: on the cart page types ${quantity} as the quantity of ${product}, ${after}`,
	act: async (world, model, { product, quantity, after }) => {
		const { field } = (await openCart(world)).line(world.nameOf(product));
		await field.fill(String(quantity));
		await goOn(world, after);
		return settled(world, setQuantity(model, DEVICE, product, quantity));
	},
};

const remove = {
	weight: 2,
	draw: (random) => ({ product: productOf(random), after: random.pick(AFTER) }),
	isPossible: hasLine,
	say: ({ product, after }) => `browser: removes ${product} on the cart page, ${after}`,
	act: async (world, model, { product, after }) => {
		await (await openCart(world)).line(world.nameOf(product)).remove.click();
		await goOn(world, after);
		return settled(world, setQuantity(model, DEVICE, product, 0));
	},
};

const takeBack = {
	weight: 2,
	draw: (random) => ({ product: productOf(random), after: random.pick(AFTER) }),
	isPossible: (model, step) =>
		hasLine(model, step) &&
		cartOf(model, DEVICE).lines[step.product] <= limitOf(model, step.product),
	say: ({ product, after }) => `browser: removes ${product} on the cart page, undoes it, ${after}`,
	act: async (world, model, { product, after }) => {
		const cart = await openCart(world);
		await cart.line(world.nameOf(product)).remove.click();
		await cart.undo.click();
		await goOn(world, after);
		return settled(world, model);
	},
};

const MOVES = {
	'the shop': (page) => page.goto('/shop/'),
	'the cart': (page) => page.goto('/cart/'),
	'the checkout': (page) => page.goto('/checkout/'),
	'the shop and ticks a filter': async (page) => {
		await page.goto('/shop/');
		await page.getByRole('checkbox', { name: /^Blue/ }).first().check();
	},
	'the page before': (page) => page.goBack(),
	'the page after': (page) => page.goForward(),
	'the page again': (page) => page.reload(),
};

const move = {
	weight: 6,
	draw: (random) => ({ to: random.pick(Object.keys(MOVES)) }),
	say: ({ to }) => `browser: opens ${to}`,
	act: async (world, model, { to }) => {
		await MOVES[to](world.page);
		return settled(world, model);
	},
};

const logInStep = {
	weight: 3,
	draw: () => ({}),
	isPossible: ({ devices }) => !devices[DEVICE].isLoggedIn,
	say: () => 'browser: logs in on the account page',
	act: async (world, model) => {
		const { page } = world;
		const hasSession = world.devices[DEVICE].sessionKey() !== null;
		await page.goto('/my-account/');
		await page.locator('#username').fill(world.login.ann);
		await page.locator('#password').fill(PASSWORD);
		await page.locator('[name="login"]').click();
		await page.locator('a[href*="customer-logout"]').first().waitFor({ state: 'attached' });
		return settled(world, logIn(model, DEVICE, hasSession));
	},
};

const logOutStep = {
	weight: 2,
	draw: () => ({}),
	isPossible: ({ devices }) => devices[DEVICE].isLoggedIn,
	say: () => 'browser: logs out',
	act: async (world, model) => {
		const { page } = world;
		await page.goto('/my-account/');
		const link = page.locator('a[href*="customer-logout"]').first();
		await page.goto(await link.getAttribute('href'));
		return settled(world, logOut(model, DEVICE));
	},
};

export const BROWSER = {
	'browser: add': addStep,
	'browser: plus': more,
	'browser: type': type,
	'browser: remove': remove,
	'browser: take back': takeBack,
	'browser: move': move,
	'browser: log in': logInStep,
	'browser: log out': logOutStep,
};
