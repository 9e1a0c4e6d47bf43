/** The mini-cart in the header and its drawer. */
import { lineOf } from './cart-screen.mjs';

/** The number on a badge that is to be seen, whether the island has written it or the page's style; empty for none. */
const numberOn = (badge) => {
	if (!badge.checkVisibility({ visibilityProperty: true })) {
		return '';
	}
	const { content } = window.getComputedStyle(badge, '::before');
	return badge.textContent || (content === 'none' ? '' : content.replaceAll('"', ''));
};

const noteFirstPaint = (read) =>
	new PerformanceObserver((_, observer) => {
		const link = document.querySelector('.wc-block-mini-cart__button');
		const badge = document.querySelector('.storefront-mini-cart__badge');
		window.shownAtFirstPaint = link?.checkVisibility({ visibilityProperty: true });
		window.countAtFirstPaint = badge && read(badge);
		observer.disconnect();
	}).observe({ type: 'paint', buffered: true });

/**
 * Notes the link and its number as they are at the first paint of each page to come. Runs before the page's own
 * scripts.
 */
export const watchFirstPaint = (page) =>
	page.addInitScript({ content: `(${String(noteFirstPaint)})(${String(numberOn)})` });

/** @param {import('@playwright/test').Page} page */
export const miniCart = (page) => {
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	// WooCommerce's own has the same class names.
	const block = page.locator('.storefront-mini-cart-block');
	return {
		block,
		button: block.locator('.wc-block-mini-cart__button'),
		badge: block.locator('.wc-block-mini-cart__badge'),
		/** The number that is seen. */
		count: () => block.locator('.wc-block-mini-cart__badge').first().evaluate(numberOn),
		/** Those of all mini-carts of the page. */
		counts: async () =>
			Promise.all(
				(await block.locator('.wc-block-mini-cart__badge').all()).map((badge) =>
					badge.evaluate(numberOn),
				),
			),
		drawer,
		line: (name) => lineOf(drawer, name),
		close: drawer.getByRole('button', { name: 'Close' }),
		subtotal: drawer.locator('.storefront-drawer__subtotal .storefront-amount'),
	};
};
