/** Checkout screen, located by its visible texts. */
import { wake } from './wake.mjs';

/** Shipping address of most flows. */
export const ADA = {
	'First name': 'Ada',
	'Last name': 'Lovelace',
	Address: '12 Analytical Way',
	City: 'San Francisco',
	State: 'California',
	'ZIP Code': '94105',
};

/** Numbers of the test card, by their outcome. */
export const CARDS = {
	succeeds: '4242 4242 4242 4242',
	isDeclined: '4000 0000 0000 0002',
	asksForASecondStep: '4000 0000 0000 3220',
};

/** Returns a group of fields by its heading. */
const stepOf = (screen, title) => {
	const group = screen.getByRole('group', { name: title, exact: true });
	return {
		group,
		field: (label) => group.getByLabel(label, { exact: true }),
		notices: group.locator('.storefront-notice'),
	};
};

/** @param {import('@playwright/test').Page} page */
export const checkoutScreen = (page) => {
	const screen = page.locator('[data-island="checkout"]');
	const payment = stepOf(screen, 'Payment options');
	const summary = screen.getByRole('region', { name: 'Order summary' });
	return {
		screen,
		contact: stepOf(screen, 'Contact information'),
		shipping: stepOf(screen, 'Shipping address'),
		billing: stepOf(screen, 'Billing address'),
		pickup: stepOf(screen, 'Pickup locations'),
		options: stepOf(screen, 'Shipping options'),
		payment,
		email: screen.getByLabel('Email address', { exact: true }),
		collect: screen.getByRole('radio', { name: /^Pickup/ }),
		sameForBilling: screen.getByLabel('Use same address for billing'),
		createAccount: screen.getByLabel(/^Create an account with/),
		addNote: screen.getByLabel('Add a note to your order'),
		note: screen.getByLabel('Note to your order', { exact: true }),
		method: (name) => payment.group.getByRole('radio', { name, exact: true }),
		saved: (digits) =>
			payment.group.getByRole('radio', { name: new RegExp(`ending in ${digits}`) }),
		saveCard: screen.getByLabel('Save payment information to my account for future purchases.'),
		express: screen.getByRole('button', { name: 'Express pay (test)' }),
		wallet: page.getByRole('dialog', { name: 'Express pay (test)' }),
		secondStep: page.getByRole('dialog', { name: 'Confirm your payment' }),
		summary,
		amount: (label) =>
			summary
				.locator('.wc-block-components-totals-item')
				.filter({ has: page.getByText(label, { exact: true }) })
				.locator('.wc-block-components-totals-item__value'),
		total: screen.locator('.storefront-place-order .storefront-amount'),
		/** `true` while the totals are being worked out. */
		isTotalBusy: () => summary.locator('.storefront-totals').getAttribute('aria-busy'),
		place: screen.locator('.wc-block-components-checkout-place-order-button'),
		/** Notices of the whole screen, not those of a step or snackbars. */
		notices: screen.locator('> .storefront-notices .storefront-notice'),
		/** Only where the shop asks for a tick. */
		terms: screen.locator('#terms-and-conditions'),
		wait: screen.locator('.storefront-actions__wait'),
		problems: screen.locator('.storefront-checkout__main .storefront-field__error'),
	};
};

/** Waits until the screen is hydrated and all payment methods have reported their availability. */
export const waitUntilUsable = async (page) => {
	await wake(page, 'checkout');
	await page.locator('.storefront-payment[aria-busy="false"]').waitFor();
};

/** Opens the checkout and waits until it is usable. */
export const openCheckout = async (page) => {
	await page.goto('/checkout/');
	await waitUntilUsable(page);
	return checkoutScreen(page);
};

/**
 * Fills in an address field by field, as a shopper does.
 *
 * @param {ReturnType<typeof stepOf>} step
 * @param {Record<string, string>} address Values by label.
 */
export const fillAddress = async (step, address) => {
	for (const [label, value] of Object.entries(address)) {
		const field = step.field(label);
		if ((await field.evaluate((element) => element.localName)) === 'select') {
			await field.selectOption({ label: value });
		} else {
			await field.fill(value);
		}
	}
};

/** Fills in the email and the shipping address, and agrees to the terms where the shop asks for it. */
export const fillForm = async (checkout, email, address = ADA) => {
	await checkout.email.fill(email);
	await fillAddress(checkout.shipping, address);
	for (const tick of await checkout.terms.all()) {
		await tick.check();
	}
};

/** Chooses the test card and fills in its fields. */
export const payByCard = async ({ payment, method }, number) => {
	await method('Card (test)').check();
	await payment.field('Card number').fill(number);
	await payment.field('Expires (MM / YY)').fill('12 / 34');
	await payment.field('Security code').fill('123');
};

/** Waits for the order received page; resolves to the order's id. */
export const waitUntilOrdered = async (page) => {
	await page.waitForURL(/\/order-received\/\d+\/\?key=wc_order_/);
	return Number(/order-received\/(\d+)/.exec(page.url())[1]);
};

/** Chooses a payment method and places the order; resolves to its id. */
export const orderBy = async (page, { method, place }, name) => {
	await method(name).check();
	await place.click();
	return waitUntilOrdered(page);
};
