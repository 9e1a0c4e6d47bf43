import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { ShippingPackageData } from '../../domain/cart/data';
import { selectedRates } from '../../domain/payment/can-pay-argument';
import { cartStore } from '../../stores/cart/contract';
import { tellShipping } from './shipping-events';

/** State of the cart's shipping requests. */
export interface ShippingWork {
	readonly isSelecting: boolean;
	readonly isLoading: boolean;
	readonly rates: readonly ShippingPackageData[];
	/** Error of the last failed request, until a cart is received. */
	readonly failure: unknown;
}

/** Notifies plugins of requests that ended between two states: loading rates, or selecting one. */
export const tellOfShipping = (before: ShippingWork, now: ShippingWork): void => {
	const { rates, failure } = now;
	if (before.isSelecting && !now.isSelecting) {
		if (failure) {
			tellShipping.selectFailed(failure);
		} else {
			tellShipping.selected(selectedRates(rates));
		}
	}
	if (before.isLoading && !now.isLoading) {
		if (failure) {
			tellShipping.failed(failure);
		} else {
			tellShipping.rates(rates);
		}
	}
};

/** Notifies plugins of loaded and selected rates while the component is mounted. */
export const useShippingEvents = (): void => {
	const now = useSelect((select): ShippingWork => {
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
		tellOfShipping(beforeRef.current, now);
		beforeRef.current = now;
	}, [now]);
};
