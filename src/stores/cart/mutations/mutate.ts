/** Runs a change of the cart: pending flag, request, response, and the events on the page before and after it. */
import { cartApiError } from '../../../api/decode/messages';
import type { CartPort, CartResult } from '../../../api/ports';
import type { CartData } from '../../../domain/cart/data';
import type { CartIntent } from '../../../domain/cart/intent';
import { projectCart } from '../../../domain/cart/project';
import { isRateSelected } from '../../../domain/cart/shipping/rates';
import { readCart } from '../../../domain/cart/read';
import { mayHaveSucceeded } from '../../../domain/failure/failure';
import type { Failure } from '../../../domain/failure/failure';
import { failed, success } from '../../../domain/support/result';
import type { Result } from '../../../domain/support/result';
import { cartStore } from '../store/contract';
import { toApiError } from '../store/response';
import type { PageEvents } from '../page/events';
import { guard, report } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import type { CartAdapter } from './cart-adapter';
import type { ChangeTracker } from './tracker';

/** Key of a change's pending flag in the store's metadata. */
const pendingKeyOf = (intent: CartIntent): string =>
	[intent.type, 'key' in intent ? intent.key : 'productId' in intent ? intent.productId : ''].join(
		':',
	);

/** Sets or clears the pending flag of a change (docs/behaviour.md#cart-operations). */
const setPendingFlag = (registry: Registry, intent: CartIntent, isPending: boolean): void =>
	guard((): unknown => {
		const cart = registry.dispatch(cartStore);
		switch (intent.type) {
			case 'add-item':
				// Older versions of WooCommerce's store do not have this action.
				return cart.setProductsPendingAdd?.(intent.productId, isPending);
			case 'set-quantity':
				return cart.itemIsPendingQuantity(intent.key, isPending);
			case 'remove-item':
				return cart.itemIsPendingDelete(intent.key, isPending);
			case 'apply-coupon':
				return cart.receiveApplyingCoupon(isPending ? intent.code : '');
			case 'remove-coupon':
				return cart.receiveRemovingCoupon(isPending ? intent.code : '');
			case 'select-rate':
				return cart.shippingRatesBeingSelected(isPending);
			case 'update-customer':
				return cart.updatingCustomerData(isPending);
			case 'restore-item':
			case 'extension':
			case 'checkout':
				return undefined;
		}
	});

/** Clears the pending flag, unless another pending change uses it. */
const clearPending = (
	registry: Registry,
	intent: CartIntent,
	pending: readonly CartIntent[],
): void => {
	const key = pendingKeyOf(intent);
	const successor = pending.filter((other) => pendingKeyOf(other) === key).at(-1);
	setPendingFlag(registry, successor ?? intent, successor !== undefined);
};

/**
 * True if a change is a no-op (docs/behaviour.md#cart-operations): the quantity is already set, or the rate is
 * selected. Pending changes count: returning to the confirmed quantity while another one is being sent is a change.
 */
const isNoop = (
	intent: CartIntent,
	confirmed: CartData,
	pending: readonly CartIntent[],
): boolean => {
	if (intent.type !== 'set-quantity' && intent.type !== 'select-rate') {
		return false;
	}
	const { items, packages } = projectCart(readCart(confirmed), pending);
	if (intent.type === 'select-rate') {
		return isRateSelected(packages, intent.packageId, intent.rateId);
	}
	const item = items.find(({ key }) => key === intent.key);
	return item?.quantity === intent.quantity && item.activity !== 'removing';
};

export const withoutAddresses = (cart: CartData): Partial<CartData> => {
	const contents: { -readonly [Name in keyof CartData]?: CartData[Name] } = { ...cart };
	delete contents.shippingAddress;
	delete contents.billingAddress;
	return contents;
};

export interface MutateDependencies {
	readonly registry: Registry;
	readonly port: CartPort;
	readonly cartAdapter: CartAdapter;
	readonly tracker: ChangeTracker;
	readonly pageEvents: PageEvents;
	/** Called with each cart returned by a change in this tab. */
	readonly onConfirmed: (cart: CartData) => void;
	/** Reads the cart again. */
	readonly refresh: () => Promise<void>;
}

/** Cart that confirms the change; null for a no-op. */
export type MutationResult = Result<CartData | null, Failure>;

/** Sends one change and stores its result; `select` returns the part of the response to store. */
export type Mutate = (
	intent: CartIntent,
	select?: (cart: CartData) => Partial<CartData>,
) => Promise<MutationResult>;

/** A restored line is an added one for everybody else on the page. */
const isAdd = ({ type }: CartIntent): boolean => type === 'add-item' || type === 'restore-item';

const addedProductId = (intent: CartIntent): number | undefined =>
	intent.type === 'add-item' ? intent.productId : undefined;

const raiseBefore = (pageEvents: PageEvents, intent: CartIntent): void => {
	if (isAdd(intent)) {
		pageEvents.adding(addedProductId(intent));
	}
};

const raiseAfter = (pageEvents: PageEvents, intent: CartIntent): void => {
	if (isAdd(intent)) {
		pageEvents.added(addedProductId(intent));
	} else if (intent.type === 'remove-item') {
		pageEvents.removed();
	}
};

const cartOf = (failure: Failure): CartData | null =>
	failure.kind === 'api' ? failure.cart : null;

/**
 * Runs every change of the cart: pending flag, projection, request, response. Pending flag and projection end
 * synchronously with storing the response, so that no intermediate state is rendered. Never rejects.
 */
export const createMutate =
	({
		registry,
		port,
		cartAdapter,
		tracker,
		pageEvents,
		onConfirmed,
		refresh,
	}: MutateDependencies): Mutate =>
	// Choices of the checkout tell no address: a plugin may have put another one into the form than the shop has.
	async (intent, select = intent.type === 'checkout' ? withoutAddresses : (cart) => cart) => {
		if (isNoop(intent, cartAdapter.confirmed(), tracker.pending())) {
			return success(null);
		}
		setPendingFlag(registry, intent, true);
		raiseBefore(pageEvents, intent);
		const { key, end } = tracker.begin(intent);
		let result: CartResult;
		try {
			result = await port.mutate(intent, key);
		} catch (error) {
			// A plugin has passed what no request can be made of.
			report(error);
			result = failed(cartApiError());
		}
		end();
		if (result.ok) {
			guard(() => cartAdapter.accept(intent));
		}
		const cart = result.ok ? result.value : cartOf(result.failure);
		if (cart) {
			guard(() => cartAdapter.receive(select(cart), intent));
			onConfirmed(cart);
		}
		clearPending(registry, intent, tracker.pending());
		if (result.ok) {
			raiseAfter(pageEvents, intent);
			return result;
		}
		if (intent.type !== 'apply-coupon') {
			// The error of a coupon is shown at its field and must not look like an error of the cart
			// (woocommerce#42074).
			guard(() => registry.dispatch(cartStore).setErrorData(toApiError(result.failure)));
		}
		if (mayHaveSucceeded(result.failure)) {
			void refresh();
		}
		return result;
	};
