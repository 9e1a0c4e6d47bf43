/** Mini-cart in the header and its drawer. */
import { lineOf } from './cart-screen.mjs';

/** Returns the visible number of a badge, written by the island or by the page's style; empty if there is none. */
const countOn = (badge) => {
	if (!badge.checkVisibility({ visibilityProperty: true })) {
		return '';
	}
	const { content } = window.getComputedStyle(badge, '::before');
	return badge.textContent || (content === 'none' ? '' : content.replaceAll('"', ''));
};

const recordFirstPaint = (read) =>
	new PerformanceObserver((_, observer) => {
		const link = document.querySelector('.wc-block-mini-cart__button');
		const badge = document.querySelector('.storefront-mini-cart__badge');
		window.shownAtFirstPaint = link?.checkVisibility({ visibilityProperty: true });
		window.countAtFirstPaint = badge && read(badge);
		observer.disconnect();
	}).observe({ type: 'paint', buffered: true });

/**
 * Records the visibility of the mini-cart link and its number at the first paint of every page to come. Runs before the
 * page's own scripts.
 */
export const watchFirstPaint = (page) =>
	page.addInitScript({ content: `(${String(recordFirstPaint)})(${String(countOn)})` });

/** @param {import('@playwright/test').Page | import('@playwright/test').Locator} page Or a part of it. */
export const miniCart = (page) => {
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	// WooCommerce's mini-cart has the same class names.
	const block = page.locator('.storefront-mini-cart-block');
	return {
		block,
		button: block.locator('.wc-block-mini-cart__button'),
		badge: block.locator('.wc-block-mini-cart__badge'),
		/** Visible number of the first mini-cart. */
		count: () => block.locator('.wc-block-mini-cart__badge').first().evaluate(countOn),
		/** Visible numbers of all mini-carts on the page. */
		counts: async () =>
			Promise.all(
				(await block.locator('.wc-block-mini-cart__badge').all()).map((badge) =>
					badge.evaluate(countOn),
				),
			),
		drawer,
		line: (name) => lineOf(drawer, name),
		close: drawer.getByRole('button', { name: 'Close' }),
		subtotal: drawer.locator('.storefront-drawer__subtotal .storefront-amount'),
	};
};
