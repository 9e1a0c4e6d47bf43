/** Actions of wc/store/cart with effects, described in src/stores/cart/store/contract.ts. */
import { decodeFailure } from '../../../api/decode/failure';
import type { CartPort } from '../../../api/ports';
import type { CartData } from '../../../domain/cart/data';
import type { CartIntent } from '../../../domain/cart/intent';
import { cartStore } from '../store/contract';
import type { CartResponse, CartThunks, ExtensionUpdate } from '../store/contract';
import { fromCartResponse, toApiError, toCartResponse } from '../store/response';
import type { PageEvents } from '../page/events';
import type { Registry } from '../../shared/registry';
import { receiveCartData } from './receive';
import type { ChangeTracker } from './tracker';
import { withoutAddresses } from './mutate';
import type { Mutate } from './mutate';

/** Determines which addresses in the response to an extension may replace those being edited. */
const overwritten = ({ overwriteDirtyCustomerData = false }: ExtensionUpdate) =>
	typeof overwriteDirtyCustomerData === 'boolean'
		? { shipping: overwriteDirtyCustomerData, billing: overwriteDirtyCustomerData }
		: {
				shipping: overwriteDirtyCustomerData.shipping_address === true,
				billing: overwriteDirtyCustomerData.billing_address === true,
			};

export interface ThunkDependencies {
	readonly registry: Registry;
	readonly port: CartPort;
	readonly tracker: ChangeTracker;
	readonly pageEvents: PageEvents;
	readonly mutate: Mutate;
	/** Creates an Idempotency-Key for each added item. */
	readonly createKey: () => string;
}

export const createThunks = ({
	registry,
	port,
	tracker,
	pageEvents,
	mutate,
	createKey,
}: ThunkDependencies): CartThunks => {
	const cart = () => registry.dispatch(cartStore);
	const state = () => registry.select(cartStore);

	/** Public form of a mutation: resolves to the response in the API's shape, or rejects. */
	const send = async (
		intent: CartIntent,
		select?: (confirmed: CartData) => Partial<CartData>,
	): Promise<CartResponse | undefined> => {
		const result = await mutate(intent, select);
		if (!result.ok) {
			throw toApiError(result.failure);
		}
		return result.value ? toCartResponse(result.value) : undefined;
	};

	/** Sends changes that are never no-ops. */
	const sendAlways = async (
		intent: CartIntent,
		select?: (confirmed: CartData) => Partial<CartData>,
	): Promise<CartResponse> =>
		(await send(intent, select)) ?? toCartResponse(state().peekCartData());

	const receive = (response: CartResponse, select: (cart: CartData) => Partial<CartData>) => {
		const decoded = fromCartResponse(response, state().peekCartData());
		if (!decoded.ok) {
			void cart().setErrorData(toApiError(decoded.failure));
			return;
		}
		receiveCartData({ registry, tracker }, select(decoded.value), { confirmedIntent: null });
	};

	return {
		receiveCart: (response) => () => receive(response, (received) => received),
		receiveCartContents: (response) => () => receive(response, withoutAddresses),
		receiveError: (error) => () => {
			if (!error) {
				return;
			}
			const failure = decodeFailure(0, error);
			if (failure.kind === 'api' && failure.cart) {
				receive(toCartResponse(failure.cart), (received) => received);
			}
			void cart().setErrorData(toApiError(failure));
		},
		startAddingToCart: (productId) => () => {
			pageEvents.adding(productId);
			void cart().setProductsPendingAdd(productId, true);
		},
		finishAddingToCart:
			(productId, wasAdded = true) =>
			() => {
				if (wasAdded) {
					pageEvents.added(productId);
				}
				void cart().setProductsPendingAdd(productId, false);
			},

		addItemToCart:
			(productId, quantity = 1, variation = [], extra = {}) =>
			() =>
				sendAlways({
					type: 'add-item',
					productId,
					quantity,
					variation,
					extra,
					idempotencyKey: createKey(),
				}),
		removeItemFromCart: (key) => () => sendAlways({ type: 'remove-item', key }),
		changeCartItemQuantity: (key, quantity) => () => send({ type: 'set-quantity', key, quantity }),
		// Plugins also pass numbers.
		applyCoupon: (code) => () => sendAlways({ type: 'apply-coupon', code: String(code) }),
		removeCoupon: (code) => () => sendAlways({ type: 'remove-coupon', code: String(code) }),
		selectShippingRate:
			(rateId, packageId = null) =>
			() =>
				send({ type: 'select-rate', packageId, rateId }),
		updateCustomerData:
			(customer, isEditing = true, changesShippingRates = false) =>
			async () => {
				const { shipping_address = null, billing_address = null } = customer;
				try {
					if (shipping_address && changesShippingRates) {
						void cart().updatingAddressFieldsForShippingRates(true);
					}
					return await sendAlways(
						{
							type: 'update-customer',
							shippingAddress: shipping_address,
							billingAddress: billing_address,
						},
						isEditing ? withoutAddresses : undefined,
					);
				} finally {
					void cart().updatingAddressFieldsForShippingRates(false);
				}
			},
		applyExtensionCartUpdate: (update) => async () => {
			const { namespace, data } = update;
			const result = await mutate({ type: 'extension', namespace, data });
			if (!result.ok) {
				throw toApiError(result.failure);
			}
			const confirmed = result.value ?? state().peekCartData();
			const { shipping, billing } = overwritten(update);
			void cart().overwriteAddresses(
				shipping ? confirmed.shippingAddress : null,
				billing ? confirmed.billingAddress : null,
			);
			return toCartResponse(confirmed);
		},
		syncCartWithIAPIStore: (changes) => async () => {
			const result = await port.load();
			if (result.ok === true) {
				receiveCartData({ registry, tracker }, result.value, {
					confirmedIntent: null,
					pendingFlags: changes,
				});
			} else if (result.ok === false) {
				void cart().setErrorData(toApiError(result.failure));
				throw toApiError(result.failure);
			}
		},
	};
};
