/** Translation widget, and the stand-in for its translation service. */
import { readFileSync } from 'node:fs';

const SERVICE = /^https:\/\/translate\.google\.com\//;
const SCRIPT = readFileSync(new URL('../services/google-translate.js', import.meta.url), 'utf8');

/**
 * Serves the stand-in for Google's script to all pages of a visitor.
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
		/** URLs that were requested. The list grows. */
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
		/** Waits until the page is translated. */
		translated: () => page.locator('html.translated-ltr').waitFor({ state: 'attached' }),
	};
};
