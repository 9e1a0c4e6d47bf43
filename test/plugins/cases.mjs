/**
 * Cases of real plugins: everything that the files of the folder cases export.
 *
 * @typedef {object} PluginCase
 * @property {string} folder Folder of the plugin.
 * @property {string} [name] Name in the table, if a plugin has several cases.
 * @property {string} [main] Main file; by default named like the folder.
 * @property {Record<string, unknown>} [options] Options of WordPress that set the plugin up.
 * @property {boolean} [isSilent] Activates it without its activation hook, which a command line cannot run.
 * @property {string} [php] Must-use plugin that answers for the servers of the plugin's provider; a file of outside.
 * @property {{matches: RegExp, file?: string, json?: unknown}[]} [outside] Stand-ins for other servers in the browser: a
 *   script of outside, or JSON.
 * @property {Record<string, number>} [cart] Quantities by SKU.
 * @property {string} [method] Id of the payment method to select.
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [cartReady] Waits on the cart.
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [ready] Waits on the checkout.
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [pay] Fills in the payment method.
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [express] Pays by an express button.
 * @property {{gateway: string, meta?: Record<string, string>}} [customer] The shopper is logged in, with two saved
 *   cards of this gateway; meta data of the customer by name.
 * @property {string[]} [parts] Selectors of what the plugin draws into cart and checkout; compared is the text in them.
 * @property {string} [refusedThere] Reason why WooCommerce's block does not lead to an order, where ours does.
 * @property {boolean} [isPaidInCart] The express button is pressed in the cart.
 * @property {RegExp} [leavesTo] Address that the order leads to; by default the page of the received order.
 * @property {{about: RegExp, reason: string}[]} [expected] Differences that are meant.
 */
import { readdirSync } from 'node:fs';

const folder = new URL('cases/', import.meta.url);
const files = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder))));

/** @type {PluginCase[]} */
export const CASES = files.flatMap((cases) => Object.values(cases));
