/** The page translation, and the stand-in for the service behind it. */
import { readFileSync } from 'node:fs';

const SERVICE = /^https:\/\/translate\.google\.com\//;
const SCRIPT = readFileSync(new URL('../services/google-translate.js', import.meta.url), 'utf8');

/**
 * Lets the stand-in answer for Google on all pages of a visitor.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export const serveTranslator = async (context) => {
	const requests = [];
	let isBlocked = false;
	await context.route(SERVICE, async (route) => {
		requests.push(route.request().url());
		await (isBlocked
			? route.abort('blockedbyclient')
			: route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
	});
	return {
		/** Addresses that were asked for. Grows. */
		requests,
		block: (blocked) => {
			isBlocked = blocked;
		},
	};
};

/** @param {import('@playwright/test').Page} page */
export const translationWidget = (page) => {
	const widget = page.locator('.storefront-translation');
	return {
		widget,
		language: (name) => widget.getByRole('button', { name, exact: true }),
		pressed: widget.locator('[aria-pressed="true"]'),
		note: widget.getByRole('status'),
		action: widget.locator('.storefront-translation__action'),
		/** The page is translated, and the widget says so. */
		translated: () => page.locator('html.translated-ltr').waitFor({ state: 'attached' }),
	};
};
