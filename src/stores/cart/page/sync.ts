/**
 * Syncs the cart with WooCommerce's own blocks, which keep it in the interactivity store. Both sides announce changes
 * with the window event SYNC_EVENT (docs/behaviour.md#page-events).
 */
import { SYNC_EVENT } from '../../../domain/cart/events';
import { isObject, readList } from '../../../domain/support/unknown';
import { CART_STORE_KEY, cartStore } from '../store/contract';
import type { QuantityChanges } from '../store/contract';
import type { Registry } from '../../shared/registry';

const texts = (value: unknown): readonly string[] =>
	readList(value).filter((entry) => typeof entry === 'string');

const numbers = (value: unknown): readonly number[] =>
	readList(value).filter((entry) => typeof entry === 'number');

const readChanges = (value: unknown): QuantityChanges => {
	const source = isObject(value) ? value : {};
	return {
		cartItemsPendingQuantity: texts(source.cartItemsPendingQuantity),
		cartItemsPendingDelete: texts(source.cartItemsPendingDelete),
		productsPendingAdd: numbers(source.productsPendingAdd),
	};
};

/** Starts sending and receiving. A change received from the other store is not sent back. */
export const startSync = (registry: Registry, target: Window): void => {
	const cart = () => registry.select(cartStore).peekCartData();
	let lastSent = cart();
	let receiving = 0;

	const notify = () => {
		const current = cart();
		// Typing an address also changes the cart, but need not be synced.
		if (current.items === lastSent.items && current.totals === lastSent.totals) {
			return;
		}
		const isFirst = lastSent.totals.currency_code === '';
		lastSent = current;
		if (!isFirst && receiving === 0) {
			target.dispatchEvent(
				new CustomEvent(SYNC_EVENT, { detail: { type: 'from_@wordpress/data' } }),
			);
		}
	};
	const listen = (event: Event) => {
		const detail: unknown = event instanceof CustomEvent ? event.detail : null;
		if (!isObject(detail) || detail.type !== 'from_iAPI') {
			return;
		}
		receiving += 1;
		registry
			.dispatch(cartStore)
			.syncCartWithIAPIStore(readChanges(detail.quantityChanges))
			// The error is stored in the store.
			.catch(() => undefined)
			.finally(() => {
				receiving -= 1;
			});
	};
	registry.subscribe(notify, CART_STORE_KEY);
	target.addEventListener(SYNC_EVENT, listen);
};
