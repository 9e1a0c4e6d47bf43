/**
 * WooCommerce's own blocks keep their cart in the interactivity store; the two tell each other of a change by the
 * window event wc-blocks_store_sync_required (anchors).
 */
import { CART_STORE_KEY, cartStore } from '../cart/contract';
import type { QuantityChanges } from '../cart/contract';
import type { Registry } from '../registry';
import { isObject } from '../../domain/unknown-object';

export const SYNC_EVENT = 'wc-blocks_store_sync_required';

const texts = (value: unknown): readonly string[] =>
	Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

const numbers = (value: unknown): readonly number[] =>
	Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : [];

const readChanges = (value: unknown): QuantityChanges => {
	const source = isObject(value) ? value : {};
	return {
		cartItemsPendingQuantity: texts(source.cartItemsPendingQuantity),
		cartItemsPendingDelete: texts(source.cartItemsPendingDelete),
		productsPendingAdd: numbers(source.productsPendingAdd),
	};
};

/**
 * Starts telling and listening. A change that came from the other store is not told back to it. Returns how to stop.
 */
export const startSync = (registry: Registry, target: Window): (() => void) => {
	const cart = () => registry.select(cartStore).peekCartData();
	let told = cart();
	let receiving = 0;

	const tell = () => {
		const current = cart();
		// Typing an address changes the cart too, and is nothing to tell.
		if (current.items === told.items && current.totals === told.totals) {
			return;
		}
		const isFirst = told.totals.currency_code === '';
		told = current;
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
			// The store keeps the error; there is nobody here to tell.
			.catch(() => undefined)
			.finally(() => {
				receiving -= 1;
			});
	};
	const unsubscribe = registry.subscribe(tell, CART_STORE_KEY);
	target.addEventListener(SYNC_EVENT, listen);
	return () => {
		unsubscribe();
		target.removeEventListener(SYNC_EVENT, listen);
	};
};
