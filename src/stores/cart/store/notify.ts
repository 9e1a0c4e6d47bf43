/** Notices about a cart received from the shop: changes that this page did not request, and the cart's errors. */
import { applyFilters } from '@wordpress/hooks';
import { __, _x, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { CartData, CartItemData } from '../../../domain/cart/data';
import type { CartChange } from '../../../domain/cart/diff';
import { isAnswered, isToldOnce, noticeIdOf } from '../../../domain/cart/errors';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import type { QuantityChange } from '../../../domain/cart/quantity';
import { htmlToText } from '../../../domain/html/text';
import { guard } from '../../shared/guard';
import { raiseNotice } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import { whenNoExpressPayment } from '../../shared/express-pause';

const decimal = (quantity: number): string =>
	// translators: what stands before decimals, as in 4.5.
	String(quantity).replace('.', _x('.', 'number', 'storefront-islands'));

const quantityText = (name: string, change: QuantityChange): string => {
	const quantity = decimal(change.quantity);
	switch (change.kind) {
		case 'multiple':
			return sprintf(
				/* translators: 1: item name, 2: new quantity, 3: group size. */
				__(
					'The quantity of "%1$s" was changed to %2$s. You must purchase this product in groups of %3$s.',
					'storefront-islands',
				),
				name,
				quantity,
				decimal(change.multipleOf),
			);
		case 'minimum':
			return sprintf(
				/* translators: 1: item name, 2: new quantity. */
				__(
					'The quantity of "%1$s" was increased to %2$s. This is the minimum required quantity.',
					'storefront-islands',
				),
				name,
				quantity,
			);
		case 'maximum':
			return sprintf(
				/* translators: 1: item name, 2: new quantity. */
				__(
					'The quantity of "%1$s" was decreased to %2$s. This is the maximum allowed quantity.',
					'storefront-islands',
				),
				name,
				quantity,
			);
		case 'changed':
			return sprintf(
				/* translators: 1: item name, 2: new quantity. */
				__('The quantity of "%1$s" was changed to %2$s.', 'storefront-islands'),
				name,
				quantity,
			);
	}
};

const removedText = (name: string): string =>
	/* translators: %s: item name. */
	sprintf(__('"%s" was removed from your cart.', 'storefront-islands'), name);

/** Applies the filters by which plugins for WooCommerce's cart suppress the notice of a change. */
const mayNotify = ({ kind }: CartChange, item: CartItemData | undefined): boolean => {
	let isWanted: unknown;
	guard(
		() =>
			(isWanted = applyFilters(
				`woocommerce_show_cart_item_${kind === 'removed' ? kind : 'quantity_changed'}_notice`,
				true,
				item,
			)),
	);
	return isWanted !== false;
};

/** Shows a snackbar for each change; `items` are the arguments of the filters. */
export const notifyChanges = (
	registry: Registry,
	changes: readonly CartChange[],
	items: readonly CartItemData[],
): void => {
	for (const change of changes) {
		const { key, name } = change;
		if (
			mayNotify(
				change,
				items.find((item) => item.key === key),
			)
		) {
			raiseNotice(
				registry,
				'info',
				change.kind === 'removed' ? removedText(name) : quantityText(name, change.change),
				{
					context: NOTICE_CONTEXTS.cart,
					type: 'snackbar',
					speak: true,
					id: change.kind === 'removed' ? `${key}-removed` : `${key}-quantity-update`,
				},
			);
		}
	}
};

/** Shows why the shop has emptied the cart. The notice stays, because this tab may be in the background. */
export const notifyOrder = (registry: Registry): void =>
	raiseNotice(
		registry,
		'info',
		__('Your order has been placed, and your cart was emptied.', 'storefront-islands'),
		{ context: NOTICE_CONTEXTS.cart, id: 'ordered', speak: true },
	);

/** Part of a cart that decides what of its errors is shown. */
type ToldCart = Pick<CartData, 'coupons' | 'errors' | 'items'>;

/** Functions that cancel errors which wait for the end of an express payment. */
const waiting = new WeakMap<Registry, () => void>();

/**
 * Shows the errors of a cart, as soon as no express payment method is active: until a cart without them is received, and
 * what the shop tells once until it is dismissed or answered.
 */
export const notifyErrors = (registry: Registry, before: ToldCart, after: ToldCart): void => {
	const context = NOTICE_CONTEXTS.cart;
	waiting.get(registry)?.();
	for (const { id } of registry.select(noticesStore).getNotices(context)) {
		if (
			isToldOnce(id) ? isAnswered(before, after) : before.errors.some(({ code }) => code === id)
		) {
			void registry.dispatch(noticesStore).removeNotice(id, context);
		}
	}
	const show = (areToldOnce: boolean): (() => void) =>
		whenNoExpressPayment(registry, () => {
			for (const { code, message: html } of after.errors) {
				// A part of a cart has the errors of the cart before.
				const isRepeated = areToldOnce && before.errors.some(({ message }) => message === html);
				if (isToldOnce(code) === areToldOnce && !isRepeated) {
					const message = htmlToText(html);
					const id = noticeIdOf({ code, message });
					raiseNotice(registry, 'error', message, { context, id, isDismissible: areToldOnce });
				}
			}
		});
	// The next cart does not have these, and cancels none of them.
	show(true);
	waiting.set(registry, show(false));
};
