/**
 * Events by which the page and plugins hear of the cart and of notices: DOM events on document.body
 * (docs/behaviour.md#page-events) and actions of wp.hooks (docs/behaviour.md#analytics-actions).
 */
import { doAction } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { isObject } from '../../../domain/support/unknown';
import { guard } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { addButtonOf } from './add-button';
import { ADDED_TO_CART, ADDING_TO_CART, REMOVED_FROM_CART } from '../../../domain/cart/events';

/** Events that the cart store raises on the page. */
export interface PageEvents {
	/** `productId`: the product that is added; of a line that is restored none. */
	adding(productId?: number): void;
	added(productId?: number): void;
	removed(): void;
	/** True if `added` gives jQuery's listeners the product's button, by which they know it. */
	hasButton(productId: number): boolean;
}

/**
 * Raises the events on the body. `preserveCartData` tells listeners that the plugin's store already has the new cart.
 */
export const createPageEvents = (body: HTMLElement): PageEvents => {
	const raise = (name: string, detail?: object) => {
		body.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
	};
	return {
		adding: (productId) =>
			raise(ADDING_TO_CART, productId === undefined ? undefined : { productId }),
		added: (productId) => raise(ADDED_TO_CART, { preserveCartData: true, productId }),
		removed: () => raise(REMOVED_FROM_CART, { preserveCartData: true }),
		hasButton: (productId) => 'jQuery' in window && addButtonOf(body, productId) !== null,
	};
};

/** True if the stores have the cart with the change that an event tells of. */
export const preservesCartData = (event: Event): boolean => {
	const detail: unknown = event instanceof CustomEvent ? event.detail : null;
	return isObject(detail) && detail.preserveCartData === true;
};

/** Calls the listener when another script has changed the cart on the server. */
export const onForeignChange = (body: HTMLElement, listener: () => void): void => {
	const listen = (event: Event) => {
		if (!preservesCartData(event)) {
			listener();
		}
	};
	body.addEventListener(ADDED_TO_CART, listen);
	body.addEventListener(REMOVED_FROM_CART, listen);
};

/**
 * Notifies plugins, such as analytics, of an action of the shopper: runs the wp.hooks action
 * experimental__woocommerce_blocks-{what} (docs/behaviour.md#analytics-actions).
 */
export const doPluginAction = (action: string, details: Readonly<Record<string, unknown>>): void =>
	guard(() => doAction(`experimental__woocommerce_blocks-${action}`, details));

const CONTEXTS = [...Object.values(NOTICE_CONTEXTS), 'global'];
const NOT_HYDRATED = '[data-island="shop-notices"]:not([data-hydrated])';

/**
 * Notifies plugins of each new notice, and hydrates the island that displays them, which is not hydrated on pages
 * without notices.
 */
export const notifyPluginsOfNotices = (registry: Registry, body: HTMLElement): void => {
	let known: readonly object[] = [];
	registry.subscribe(() => {
		const { getNotices } = registry.select(noticesStore);
		const notices = CONTEXTS.flatMap((context) =>
			getNotices(context).map((notice) => ({ context, notice })),
		);
		const fresh = notices.filter(({ notice }) => !known.includes(notice));
		known = notices.map(({ notice }) => notice);
		fresh.forEach(({ context, notice: { status, content, ...options } }) =>
			doPluginAction('store-notice-create', { status, content, options: { ...options, context } }),
		);
		if (notices.length > 0 && body.querySelector(NOT_HYDRATED)) {
			body.dispatchEvent(new CustomEvent('storefront-islands_notice'));
		}
	}, noticesStore.name);
};
