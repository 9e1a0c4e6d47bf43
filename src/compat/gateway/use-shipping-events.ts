import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { ShippingPackageData } from '../../domain/cart/data';
import { selectedRates } from '../../domain/payment/can-pay-argument';
import { cartStore } from '../../stores/cart/contract';
import { shippingEmitters } from './shipping-events';

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
