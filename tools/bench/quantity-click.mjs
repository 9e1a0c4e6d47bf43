/** Measures the first click on plus in the cart, which may still sleep: the time until the quantity changes, and until the total has settled. */
import { PLUS } from './pages.mjs';
import { newVisitor, untilUsable } from './visitor.mjs';

const QUANTITY = '.wc-block-components-quantity-selector__input';
const AMOUNT = '.wc-block-components-totals-item__value';
/**
 * Time without a change after which the total is settled, in milliseconds: WooCommerce's own cart sends its request
 * with a delay.
 */
const STILL_MS = 3500;

/**
 * Records, from the click on, when the quantity is first shown and when the total last changed or stopped being busy.
 */
const watchClick = ({ plus, quantity, amount }) => {
	const position = [...document.querySelectorAll(plus)].findIndex((button) => !button.disabled);
	const shownQuantity = () => document.querySelectorAll(quantity)[position].value;
	const total = () => [...document.querySelectorAll(amount)].at(-1);
	const state = () => `${total()?.textContent} ${total()?.closest('[aria-busy="true"]') !== null}`;
	const before = { quantity: shownQuantity(), state: state() };
	const seen = { clicked: 0, shown: null, settled: null };
	window.quantityClick = seen;
	let last = before.state;
	document.addEventListener('click', () => (seen.clicked = performance.now()), {
		capture: true,
		once: true,
	});
	const look = () => {
		const now = performance.now() - seen.clicked;
		if (seen.shown === null && shownQuantity() !== before.quantity) {
			seen.shown = now;
		}
		if (state() !== last) {
			last = state();
			seen.settled = now;
		}
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url Address of the shop.
 * @param {import('./pages.mjs').BenchPage} cart
 * @param {number} slow
 * @returns {Promise<{shows: number, settles: number}>} Milliseconds after the click.
 */
export const measureQuantityClick = async (browser, url, cart, slow) => {
	const { context, page } = await newVisitor(browser, url, { slow, filled: true });
	await page.goto(url + cart.path);
	await untilUsable(page, cart);
	await page.waitForLoadState('networkidle');
	await page.evaluate(watchClick, { plus: PLUS, quantity: QUANTITY, amount: AMOUNT });
	await page.locator(`${PLUS}:enabled`).first().click();
	await page.waitForFunction(
		(still) =>
			window.quantityClick.settled !== null &&
			performance.now() - window.quantityClick.clicked - window.quantityClick.settled > still,
		STILL_MS,
		{ timeout: 30_000 },
	);
	const { shown, settled } = await page.evaluate(() => window.quantityClick);
	await context.close();
	return { shows: shown, settles: settled };
};
