/** Shipping part of gateways' props, with the events of rates that were loaded or selected. */
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useEffect, useRef } from '@wordpress/element';
import type { ShippingPackageData } from '../../domain/cart/data';
import { selectedRates } from '../../domain/checkout/payment/can-pay';
import { cartStore } from '../../stores/cart/store/contract';
import type { Observer, Subscribe } from '../../stores/checkout/contract';
import { validationStore } from '../../stores/checkout/validation';

const DEFAULT_PRIORITY = 10;

/** Creates an emitter for notifications: return values and exceptions of observers have no effect. */
const createEmitter = (): {
	readonly subscribe: Subscribe;
	readonly emit: (data: unknown) => void;
} => {
	let observers: readonly { readonly observer: Observer; readonly priority: number }[] = [];
	return {
		subscribe(observer, priority = DEFAULT_PRIORITY) {
			const entry = { observer, priority };
			observers = [...observers, entry].sort((a, b) => a.priority - b.priority);
			return () => {
				observers = observers.filter((other) => other !== entry);
			};
		},
		emit(data) {
			for (const { observer } of observers) {
				try {
					observer(data);
				} catch (error) {
					console.error(error);
				}
			}
		},
	};
};

const success = createEmitter();
const fail = createEmitter();
const selectSuccess = createEmitter();
const selectFail = createEmitter();

/** The events of rates in the prop `eventRegistration`: they notify plugins of rates that were loaded or selected. */
export const shippingEvents = {
	onShippingRateSuccess: success.subscribe,
	onShippingRateFail: fail.subscribe,
	onShippingRateSelectSuccess: selectSuccess.subscribe,
	onShippingRateSelectFail: selectFail.subscribe,
} as const;

/** Emit functions of these events. */
const shippingEmitters = {
	rates: success.emit,
	failed: fail.emit,
	selected: selectSuccess.emit,
	selectFailed: selectFail.emit,
} as const;

const SHIPPING_ERROR_TYPES = {
	NONE: 'none',
	INVALID_ADDRESS: 'invalid_address',
	UNKNOWN: 'unknown_error',
} as const;

/** Returns the prop `cartData`. */
export const useCartParts = () => {
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	return useMemo(
		() => ({ cartItems: cart.items, cartFees: cart.fees, extensions: cart.extensions }),
		[cart],
	);
};

const useHasInvalidAddress = (): boolean =>
	useSelect((select) => {
		// The optional chaining is needed: select returns undefined for a store that is not registered, contrary to its
		// types.
		const errors = select(validationStore)?.getValidationErrors() ?? {};
		return Object.keys(errors).some((fieldId) => fieldId.startsWith('shipping_'));
	}, []);

/** Returns the props `shippingData`, `shippingStatus` and the shipping part of `eventRegistration`. */
export const useShipping = () => {
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	const isSelectingRate = useSelect(
		(select) => select(cartStore).isShippingRateBeingSelected(),
		[],
	);
	const isLoading = useSelect((select) => select(cartStore).isCustomerDataUpdating(), []);
	const hasInvalidAddress = useHasInvalidAddress();
	const { selectShippingRate, setShippingAddress } = useDispatch(cartStore);
	return useMemo(
		() => ({
			data: {
				isSelectingRate,
				needsShipping: cart.needsShipping,
				selectedRates: selectedRates(cart.shippingRates),
				setSelectedRates: selectShippingRate,
				setShippingAddress,
				shippingAddress: cart.shippingAddress,
				shippingRates: cart.shippingRates,
				shippingRatesLoading: isLoading,
			},
			status: {
				shippingErrorStatus: {
					isPristine: !hasInvalidAddress,
					isValid: !hasInvalidAddress,
					hasInvalidAddress,
					hasError: false,
				},
				shippingErrorTypes: SHIPPING_ERROR_TYPES,
			},
			events: shippingEvents,
		}),
		[cart, isSelectingRate, isLoading, hasInvalidAddress, selectShippingRate, setShippingAddress],
	);
};

/** State of the cart's shipping requests. */
export interface ShippingActivity {
	readonly isSelecting: boolean;
	readonly isLoading: boolean;
	readonly rates: readonly ShippingPackageData[];
	/** Error of the last failed request, until a cart is received. */
	readonly failure: unknown;
}

/** Notifies plugins of requests that ended between two states: loading rates, or selecting one. */
export const emitShippingEvents = (before: ShippingActivity, now: ShippingActivity): void => {
	const { rates, failure } = now;
	if (before.isSelecting && !now.isSelecting) {
		if (failure) {
			shippingEmitters.selectFailed(failure);
		} else {
			shippingEmitters.selected(selectedRates(rates));
		}
	}
	if (before.isLoading && !now.isLoading) {
		if (failure) {
			shippingEmitters.failed(failure);
		} else {
			shippingEmitters.rates(rates);
		}
	}
};

/** Notifies plugins of loaded and selected rates while the component is mounted. */
export const useShippingEvents = (): void => {
	const now = useSelect((select): ShippingActivity => {
		const cart = select(cartStore);
		return {
			isSelecting: cart.isShippingRateBeingSelected(),
			isLoading: cart.isCustomerDataUpdating(),
			rates: cart.getShippingRates(),
			failure: cart.getCartErrors().at(0),
		};
	}, []);
	const beforeRef = useRef(now);
	useEffect(() => {
		emitShippingEvents(beforeRef.current, now);
		beforeRef.current = now;
	}, [now]);
};
