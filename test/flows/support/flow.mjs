/** How a browser flow is written: a name and what a shopper does. Run by tools/test/flows.mjs. */

/**
 * @typedef {object} Stage What a flow gets: a new visitor in a browser, and the shop.
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context For a second tab: context.newPage(), then watchPage.
 * @property {import('playwright-core').Browser} browser For a second visitor.
 * @property {import('../../../tools/start/shop.mjs').Shop} shop
 * @property {number} width Of the window, CSS pixels.
 * @property {(page: import('playwright-core').Page) => void} watchPage Lets errors on another page fail the flow too.
 * @property {(pattern: RegExp) => void} expectError Console errors that match are part of the flow.
 */

/**
 * @typedef {object} ShopKind
 * @property {string[]} [muPlugins] PHP files that it loads besides.
 * @property {Record<string, string | boolean | number>} [constants]
 * @property {number} [products]
 * @property {boolean} [isCached] It is behind a full-page cache. Skipped where there is no nginx.
 */

/**
 * @typedef {object} FlowOptions
 * @property {boolean} [essential] Part of `npm test`; else of `npm run test:full` only. True by default.
 * @property {number[]} [widths] Where it makes sense; every width by default.
 * @property {'demo' | 'woocommerce'} [onlyOn] Where it can be played: on the demo shop by `npm test`, on WooCommerce by
 *   `npm run test:woocommerce`; on both by default.
 * @property {number} [since] The first version of WooCommerce, by its first number, that does its part of it.
 * @property {boolean} [javascript] False for a visitor without JavaScript.
 * @property {boolean} [alone] It measures time: nothing else is played meanwhile.
 * @property {ShopKind} [shop] A shop of its own kind. Flows that ask for the same share one.
 */

/**
 * @typedef {object} Flow
 * @property {string} name
 * @property {FlowOptions} options
 * @property {(stage: Stage) => Promise<void>} run
 */

/** @type {Flow[]} */
const flows = [];

/**
 * Registers a flow. It fails when `run` throws, when a page throws, or when an unexpected error is on the console.
 *
 * @param {string} name
 * @param {(stage: Stage) => Promise<void>} run
 * @param {FlowOptions} [options]
 */
export const flow = (name, run, options = {}) => {
	flows.push({ name, run, options });
};

/** Registers a flow through what only the demo shop has, such as its test card. Otherwise as `flow`. */
export const demoShopFlow = (name, run, options = {}) =>
	flow(name, run, { ...options, onlyOn: 'demo' });

/** The flows registered so far. */
export const registeredFlows = () => flows;
