/**
 * Keeps the number of mini-carts that are not hydrated, through the inline script that draws it
 * (Cart\MiniCart\Visibility): a page that has the cart need not load their script for a number.
 */
import { CART_HASH_COOKIE, readCookie } from '../../../domain/support/cookies';
import { CART_STORE_KEY } from '../../../stores/cart/store/contract';
import { SHOPPING_STORE_KEY, shoppingStore } from '../../../stores/cart/shopping/contract';
import type { Registry } from '../../../stores/shared/registry';

declare global {
	interface Window {
		/** Of the inline script; absent without a mini-cart. `count`: the cart's hash, a sign, and the pieces in it. */
		storefrontMiniCart?: { count?: string };
	}
}

/** A price is drawn by the island only. */
const PRICE = '.storefront-mini-cart__price';

/** Tells the number now and with every change, those under way included. */
export const tellMiniCarts = ({
	select,
	subscribe,
}: Pick<Registry, 'select' | 'subscribe'>): void => {
	const kept = window.storefrontMiniCart;
	if (!kept) {
		return;
	}
	const tell = () => {
		const hash = readCookie(document.cookie, CART_HASH_COOKIE);
		const count = `${hash}:${String(select(shoppingStore).getCart().count)}`;
		if (kept.count !== count) {
			kept.count = count;
			window.dispatchEvent(new Event('storefront-cart-counted'));
		}
	};
	tell();
	let timer: ReturnType<typeof setTimeout> | undefined;
	// Once for a press, which dispatches several actions, and behind them: reading a cookie is slow.
	const tellSoon = () => {
		timer ??= setTimeout(() => {
			timer = undefined;
			tell();
		});
	};
	// Once a change is over, the first store no longer has it, and the other one has the new cart.
	subscribe(tellSoon, SHOPPING_STORE_KEY);
	subscribe(tellSoon, CART_STORE_KEY);
};

/** Hydrates the mini-carts with a price. */
export const drawMiniCartPrices = (): void => {
	if (document.querySelector(PRICE)) {
		document.body.dispatchEvent(new CustomEvent('storefront-cart-ready'));
	}
};
