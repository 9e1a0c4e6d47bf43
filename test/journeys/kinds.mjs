/** All kinds of steps by name. */
import { ACCOUNTS } from './steps/accounts.mjs';
import { APP } from './steps/app.mjs';
import { BROWSER } from './steps/browser.mjs';
import { LINKS } from './steps/links.mjs';
import { MERCHANT } from './steps/merchant.mjs';
import { ORDERS } from './steps/orders.mjs';
import { READING } from './steps/reads.mjs';
import { SHOPPING } from './steps/shopping.mjs';

/**
 * @typedef {object} Kind
 * @property {number} weight How often it is drawn.
 * @property {(random: import('./generate.mjs').Random) => Record<string, string | number>} draw Its details.
 * @property {(model: import('./model.mjs').Model, step: import('./generate.mjs').Step) => boolean} [isPossible] A step that
 *   is not possible is left out.
 * @property {(step: import('./generate.mjs').Step) => boolean} [needsPlugin] True if WooCommerce alone has no such step.
 * @property {(step: import('./generate.mjs').Step) => boolean} [changesNothing] True if nothing that is stored may change.
 * @property {(step: import('./generate.mjs').Step) => string} say The step in plain words.
 * @property {(world: import('./stage.mjs').World, model: import('./model.mjs').Model, step: import('./generate.mjs').Step) =>
 *   Promise<import('./model.mjs').Model>} act Does it; resolves to the model afterwards.
 */

/** Kinds of journeys by HTTP. */
export const HTTP_KINDS = {
	...SHOPPING,
	...LINKS,
	...READING,
	...ACCOUNTS,
	...ORDERS,
	...MERCHANT,
	...APP,
};

/** Kinds of journeys in a browser, beside which the laptop and the merchant act by HTTP. */
export const BROWSER_KINDS = {
	...BROWSER,
	'laptop adds': {
		...SHOPPING.add,
		weight: 1,
		draw: (random) => ({ ...SHOPPING.add.draw(random), device: 'laptop' }),
	},
	price: MERCHANT.price,
};

/** What most journeys begin with: a customer with something in the cart. */
export const OPENINGS = {
	http: ['log in', 'add'],
	browser: ['browser: log in', 'browser: add'],
};

/** @type {Record<string, Kind>} */
export const KINDS = { ...HTTP_KINDS, ...BROWSER_KINDS };
