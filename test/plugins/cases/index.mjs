/**
 * Cases of real plugins.
 *
 * @typedef {object} PluginCase
 * @property {string} folder Folder of the plugin.
 * @property {string} [name] Name in the table, if a plugin has several cases.
 * @property {string} [main] Main file; by default named like the folder.
 * @property {Record<string, unknown>} [options] Options of WordPress that set the plugin up.
 * @property {boolean} [isSilent] Activates it without its activation hook, which a command line cannot run.
 * @property {string} [php] Must-use plugin that answers for the servers of the plugin's provider.
 * @property {{matches: RegExp, file?: URL, json?: unknown}[]} [outside] Stand-ins for other servers in the browser.
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
import { amazonPay, amazonPayCart, amazonPayExpress } from './amazon-pay.mjs';
import { euVat } from './eu-vat.mjs';
import { giftCards } from './gift-cards.mjs';
import { gocardless } from './gocardless.mjs';
import { klarna } from './klarna.mjs';
import { klaviyo } from './klaviyo.mjs';
import { mailchimp } from './mailchimp.mjs';
import { mailpoet } from './mailpoet.mjs';
import { mercadopago } from './mercadopago.mjs';
import { mollie } from './mollie.mjs';
import { omnisend } from './omnisend.mjs';
import { paypalCard, paypalCart, paypalExpress, paypalReview } from './paypal.mjs';
import { payplug } from './payplug.mjs';
import { square, squareCart, squareExpress } from './square.mjs';
import {
	stripe,
	stripeCart,
	stripeDeclined,
	stripeExpress,
	stripeSaved,
	stripeSecondStep,
} from './stripe.mjs';
import { vipps } from './vipps.mjs';
import {
	woopayments,
	woopaymentsCart,
	woopaymentsDeclined,
	woopaymentsExpress,
	woopaymentsSaved,
	woopaymentsSecondStep,
} from './woopayments.mjs';
import { paymentPluginsPaypal } from './payment-plugins-paypal.mjs';
import { razorpay } from './razorpay.mjs';

/** @type {PluginCase[]} */
export const CASES = [
	stripe,
	stripeSecondStep,
	stripeDeclined,
	stripeSaved,
	stripeExpress,
	stripeCart,
	woopayments,
	woopaymentsSecondStep,
	woopaymentsDeclined,
	woopaymentsSaved,
	woopaymentsExpress,
	woopaymentsCart,
	mollie,
	razorpay,
	klaviyo,
	mailpoet,
	mailchimp,
	omnisend,
	paypalCard,
	paypalExpress,
	paypalReview,
	paypalCart,
	gocardless,
	paymentPluginsPaypal,
	mercadopago,
	klarna,
	vipps,
	payplug,
	square,
	squareExpress,
	squareCart,
	amazonPay,
	amazonPayExpress,
	amazonPayCart,
	euVat,
	giftCards,
];
