#!/usr/bin/env node
/**
 * `npm run bench:interactions`: measures how soon a page shows what a visitor did (INP), in the plugin's cart, checkout
 * and header and in WooCommerce's own, on one shop, in one session. A filter list's is in `npm run bench:list`.
 *
 *   WORDPRESS=DIR WOOCOMMERCE=DIR npm run bench:interactions [-- --slow=4 --runs=7]
 *
 * Prints medians in milliseconds; 0 is less than 16. Figures depend on the machine: compare within one table only.
 */
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { writePage } from '../../test/flows/support/page.mjs';
import { writeSitePage } from '../../test/flows/support/site-page.mjs';
import {
	WOOCOMMERCE_CART,
	WOOCOMMERCE_CHECKOUT,
	WOOCOMMERCE_MINI_CART,
} from '../../test/flows/support/woocommerce-blocks.mjs';
import { launchBrowser } from '../browser.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { readSources } from '../test/sources.mjs';
import { PLUS } from './pages.mjs';
import { visitInRounds } from './rounds.mjs';
import { clickOn, medianSteps, performSteps } from './steps.mjs';
import { newVisitor } from './visitor.mjs';

const press = (key) => (page) => page.keyboard.press(key);
const typeCode = async (page, field) => {
	await clickOn(page, field);
	await page.keyboard.type('save10');
};

const MINUS = '.wc-block-components-quantity-selector__button--minus:enabled >> nth=0';
const A_PLUS = `${PLUS}:enabled >> nth=0`;
const METHOD = 'input[name="radio-control-wc-payment-method-options"] >> nth=1';

/**
 * Steps in a cart of three products.
 *
 * @param {{remove: string, coupon: string, code: string, apply: string, rate?: string}} selectors
 * @returns {Record<string, import('./steps.mjs').Step>}
 */
const cartSteps = ({ remove, coupon, code, apply, rate }) => ({
	'first plus': { at: A_PLUS, act: clickOn },
	plus: { at: A_PLUS, act: clickOn },
	minus: { at: MINUS, act: clickOn },
	...(rate && { 'another rate': { at: rate, act: clickOn } }),
	'coupon unfolded': { at: coupon, act: clickOn },
	'coupon typed': { at: code, act: typeCode },
	'coupon applied': { at: apply, act: clickOn },
	remove: { at: remove, act: clickOn },
});

/** Steps of a mini-cart; the first press loads its scripts. */
const drawerSteps = (button) => ({
	'drawer opened': { at: button, act: clickOn },
	'drawer closed': { at: null, act: press('Escape') },
	'drawer opened again': { at: button, act: clickOn },
	'closed again': { at: null, act: press('Escape') },
});

const CHECKOUT_STEPS = {
	'first field, focused': { at: '#email', act: clickOn },
	'a letter': { at: null, act: press('a') },
	'another letter': { at: null, act: press('b') },
	'to the next field': { at: null, act: press('Tab') },
	'another payment method': { at: METHOD, act: clickOn },
};

/** Pages of both by name, each with its steps. */
const visitsOf = async (shop) => ({
	'our cart': {
		path: '/cart/',
		steps: cartSteps({
			remove: '.storefront-line__quantity .storefront-link-button >> nth=0',
			coupon: '.storefront-cart >> text=Add a coupon',
			code: '#storefront-coupon-code',
			apply: '.storefront-cart button:has-text("Apply")',
			rate: '.storefront-cart .wc-block-components-radio-control__input >> nth=1',
		}),
	},
	'its cart': {
		path: await writePage(shop, 'its-cart', WOOCOMMERCE_CART),
		steps: cartSteps({
			remove: '.wc-block-cart-item__remove-link >> nth=0',
			coupon: '.wc-block-components-totals-coupon .wc-block-components-panel__button',
			code: '.wc-block-components-totals-coupon input',
			apply: '.wc-block-components-totals-coupon__button',
		}),
	},
	'our checkout': { path: '/checkout/', steps: CHECKOUT_STEPS },
	'its checkout': {
		path: await writePage(shop, 'its-checkout', WOOCOMMERCE_CHECKOUT),
		steps: CHECKOUT_STEPS,
	},
	'our header': {
		path: await writeSitePage(shop),
		steps: {
			...drawerSteps('[data-island="mini-cart"] a, [data-island="mini-cart"] button'),
			'search focused': { at: '[data-island="search"] input[type="search"]', act: clickOn },
			'first letter searched': { at: null, act: press('t') },
		},
	},
	'its mini-cart': {
		path: await writePage(shop, 'its-mini-cart', WOOCOMMERCE_MINI_CART),
		steps: drawerSteps('main .wc-block-mini-cart__button'),
	},
});

const bench = async (slow, runs) => {
	const shop = await startShop({ ...readSources(env, 'bench:interactions'), say: console.log });
	const browser = await launchBrowser();
	try {
		const pages = await visitsOf(shop);
		const visits = await visitInRounds(pages, runs, async ({ path, steps }) => {
			const { context, page } = await newVisitor(browser, shop.url, { slow, filled: true });
			const figures = await performSteps(page, shop.url + path, steps);
			await context.close();
			return figures;
		});
		console.log(`\nProcessor slowed ${slow} times, medians of ${runs} visits in one sitting\n`);
		for (const [name, taken] of Object.entries(visits)) {
			console.log(name);
			console.table(medianSteps(taken));
		}
	} finally {
		await browser.close();
		await shop.stop();
	}
};

const { values } = parseArgs({
	options: { slow: { type: 'string', default: '4' }, runs: { type: 'string', default: '7' } },
});
await bench(Number(values.slow), Number(values.runs)).catch(exitWith);
