import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { selectedRates } from '../../domain/payment/can-pay-argument';
import { cartStore } from '../../stores/cart/contract';
import { validationStore } from '../../stores/validation/contract';
import { shippingEvents } from './shipping-events';

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
