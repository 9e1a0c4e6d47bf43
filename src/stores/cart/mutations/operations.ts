/**
 * Operations of islands on the cart, described in src/stores/cart/shopping/contract.ts, and the notices of those that
 * failed.
 */
import { store as noticesStore } from '@wordpress/notices';
import type { CartPort } from '../../../api/ports';
import { addedProduct } from '../../../domain/cart/added-product';
import { ITEM_IS_GONE, ITEM_IS_LOST } from '../../../domain/cart/intent';
import type { CartIntent } from '../../../domain/cart/intent';
import { noticesFor } from '../../../domain/failure/failure';
import type { Failure } from '../../../domain/failure/failure';
import { cartStore } from '../store/contract';
import { doPluginAction } from '../page/events';
import { raiseNotice, connectionMessage } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import { pendingQuantities } from '../shopping/state';
import { shoppingStore } from '../shopping/contract';
import type { AddItemRequest, ShoppingResult, ShoppingOperations } from '../shopping/contract';
import { whenNoExpressPayment } from '../../shared/express-pause';
import type { AddressPush } from './address-push';
import type { Mutate } from './mutate';

/** Notices of failed operations, grouped by operation. */
interface FailureNotices {
	/**
	 * Shows why an operation failed (docs/behaviour.md#failure-notices). `subject` identifies the operation; repeating
	 * it removes the notices.
	 */
	raise(subject: string, failure: Failure): void;
	withdraw(subject: string): void;
}

export const createFailureNotices = (registry: Registry): FailureNotices => {
	/** Subject → removes its notices, shown or waiting. */
	const removals = new Map<string, () => void>();
	return {
		raise(subject, failure) {
			const notices = noticesFor(failure, null, connectionMessage());
			const cancel = whenNoExpressPayment(registry, () => {
				for (const { id, context, message } of notices) {
					raiseNotice(registry, 'error', message, { id, context, isDismissible: true });
				}
			});
			removals.set(subject, () => {
				cancel();
				for (const { id, context } of notices) {
					void registry.dispatch(noticesStore).removeNotice(id, context);
				}
			});
		},
		withdraw(subject) {
			removals.get(subject)?.();
			removals.delete(subject);
		},
	};
};

/** Returns the messages of a failure's notices as one text. */
export const failureMessage = (failure: Failure): string =>
	noticesFor(failure, null, connectionMessage())
		.map(({ message }) => message)
		.join(' ');

export interface ShoppingDependencies {
	readonly registry: Registry;
	readonly mutate: Mutate;
	readonly notices: FailureNotices;
	readonly addressPush: AddressPush;
	readonly port: Pick<CartPort, 'precede' | 'retryNow'>;
	/** Reads the cart into wc/store/cart again. */
	readonly refresh: () => Promise<void>;
	/** Creates an Idempotency-Key for each added item. */
	readonly createKey: () => string;
	/** True if plugins are told of an added product by its button (PageEvents). */
	readonly hasButton: (productId: number) => boolean;
}

/** Operations on the same subject share their notices. */
const subjectOf = (intent: CartIntent): string => {
	if ('key' in intent) {
		return `item:${intent.key}`;
	}
	return 'productId' in intent ? `add:${String(intent.productId)}` : intent.type;
};

export const createOperations = ({
	registry,
	mutate,
	notices,
	addressPush,
	port,
	refresh,
	createKey,
	hasButton,
}: ShoppingDependencies): ShoppingOperations => {
	const cart = () => registry.select(cartStore);
	const shopping = () => registry.dispatch(shoppingStore);

	const attempt = async (
		intent: CartIntent,
		callerNotifies = intent.type === 'apply-coupon',
	): Promise<ShoppingResult> => {
		const subject = subjectOf(intent);
		notices.withdraw(subject);
		const result = await mutate(intent);
		if (result.ok) {
			return { ok: true, cart: result.value };
		}
		const { failure } = result;
		const code = failure.kind === 'connection' ? failure.reason : failure.code;
		if (failure.kind === 'api' && 'key' in intent) {
			// The shop knows the line otherwise: it is gone, of which the cart tells with its name, or has other limits.
			void refresh();
		}
		if (code !== ITEM_IS_GONE && !callerNotifies) {
			notices.raise(subject, failure);
		}
		return { ok: false, code, message: failureMessage(failure) };
	};

	const add = async (request: AddItemRequest): Promise<ShoppingResult> => {
		const {
			productId,
			quantity = 1,
			variation = [],
			extra = {},
			notifiesItself = false,
			idempotencyKey = createKey(),
		} = request;
		const before = cart().getCartData();
		const result = await attempt(
			{ type: 'add-item', productId, quantity, variation, extra, idempotencyKey },
			notifiesItself,
		);
		// WooCommerce's own buttons raise this action where none of jQuery's is: analytics plugins listen to both.
		if (result.ok && !hasButton(productId)) {
			const product = addedProduct(productId, quantity, before, result.cart);
			doPluginAction('cart-add-item', { product, quantity });
		}
		return result;
	};

	return {
		addItem: (request) => () => add(request),
		changeQuantity:
			(key, quantity, isTyped = false) =>
			async () => {
				const { items } = registry.select(shoppingStore).getCart();
				if (items.find((line) => line.key === key)?.activity === 'removing') {
					// A step that is told behind its frame: it would replace the removal, which may wait for its batch.
					return { ok: true };
				}
				const item = cart().getCartItem(key);
				doPluginAction('cart-set-item-quantity', { product: item, quantity });
				const pending = pendingQuantities(registry.select(shoppingStore).getChanges()).get(key);
				// A step on a pending quantity counts from where that one does.
				const from = pending ? pending.from : item?.quantity;
				return attempt({ type: 'set-quantity', key, quantity, from: isTyped ? undefined : from });
			},
		removeItem: (key) => async () => {
			const item = cart().getCartItem(key);
			// Position among the remaining lines, without others that are being removed.
			const lines = registry
				.select(shoppingStore)
				.getCart()
				.items.filter(({ activity }) => activity !== 'removing');
			const position = lines.findIndex((line) => line.key === key);
			const shown = lines[position]?.quantity;
			const quantity = shown === item?.quantity ? undefined : shown;
			// Known at once: an undo is sent behind the removal, also by the next page if this one is left.
			void shopping().itemWasRemoved({ key, position, quantity });
			const result = await attempt({ type: 'remove-item', key });
			if (result.ok && item) {
				doPluginAction('cart-remove-item', { product: item, quantity: item.quantity });
			} else {
				void shopping().forgetRemovedItem(key);
			}
			return result;
		},
		restoreItem: (key) => async () => {
			const removed = registry
				.select(shoppingStore)
				.getRemovedItems()
				.find((item) => item.key === key);
			if (!removed) {
				return { ok: true };
			}
			// Removed from the list immediately, so that a second click does not ask twice.
			void shopping().forgetRemovedItem(key);
			const { position, quantity } = removed;
			const result = await attempt({ type: 'restore-item', key, position }, true);
			if (result.ok) {
				const item = cart().getCartItem(key);
				doPluginAction('cart-add-item', { product: item, quantity: item?.quantity });
				if (item && quantity !== undefined && quantity !== item.quantity) {
					await attempt({ type: 'set-quantity', key, quantity });
				}
			} else if (result.code !== ITEM_IS_LOST) {
				void shopping().itemWasRemoved(removed);
			}
			return result;
		},
		applyCoupon: (code) => async () => {
			void shopping().setCouponFailure(null);
			const result = await attempt({ type: 'apply-coupon', code });
			if (!result.ok) {
				void shopping().setCouponFailure({ couponCode: code, message: result.message });
			}
			return result;
		},
		removeCoupon: (code) => () => attempt({ type: 'remove-coupon', code }),
		updateCheckout: (choices) => () => attempt({ type: 'checkout', choices }),
		selectRate: (rateId, packageId) => async () => {
			const result = await attempt({ type: 'select-rate', packageId, rateId });
			if (result.ok) {
				doPluginAction('checkout-set-selected-shipping-rate', {
					shippingRateId: rateId,
					storeCart: cart().getCartData(),
				});
			}
			return result;
		},
		typeShippingAddress: (address) => () => {
			void registry.dispatch(cartStore).setShippingAddress(address);
		},
		typeBillingAddress: (address) => () => {
			void registry.dispatch(cartStore).setBillingAddress(address);
		},
		leaveAddress: () => () => addressPush.flush(),
		refresh: () => refresh,
		retryNow: () => () => {
			port.retryNow();
		},
		precede: (requests) => () => {
			port.precede(requests);
		},
	};
};
