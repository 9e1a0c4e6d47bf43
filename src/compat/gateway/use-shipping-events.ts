import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { ShippingPackageData } from '../../domain/cart/data';
import { selectedRates } from '../../domain/payment/can-pay-argument';
import { cartStore } from '../../stores/cart/contract';
import { tellShipping } from './shipping-events';

/** What the cart is doing about shipping. */
export interface ShippingWork {
	readonly isSelecting: boolean;
	readonly isLoading: boolean;
	readonly rates: readonly ShippingPackageData[];
	/** Of the last call that failed, until a cart comes. */
	readonly failure: unknown;
}

/** Tells plugins what has ended between two moments: reading rates, or choosing one. */
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

/** Tells plugins of rates that came, and of a choice among them, as long as it is drawn. */
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
