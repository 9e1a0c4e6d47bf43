import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import type { Cart } from '../../../domain/cart/cart';
import { savedTokenData } from '../../../domain/checkout/payment/availability';
import type { SiteSettings } from '../../../domain/support/settings';
import { cartStore } from '../../../stores/cart/store/contract';
import { checkoutStore } from '../../../stores/checkout/store/contract';
import { doPluginAction } from '../../../stores/cart/page/events';
import { paymentStore } from '../../../stores/checkout/payment/contract';
import { useIsHydrated } from '../../shared/hydrate';
import { expectedPayment, offeredPayment } from './payment-model';
import type { PaymentModel, PaymentOption } from './payment-model';

interface PaymentViewState {
	readonly payment: PaymentModel;
	readonly choose: (value: string) => void;
	/** True if an account will exist to save a card to. */
	readonly maySave: boolean;
	readonly saves: boolean;
	readonly setSaves: (saves: boolean) => void;
	/** Titles of payment methods that are not available to shoppers. */
	readonly incompatible: readonly string[];
}

/** Returns the payment methods in the store; until they have registered, those that the shop expects. */
export const usePayment = (cart: Cart, settings: SiteSettings): PaymentViewState => {
	const isHydrated = useIsHydrated();
	const { __internalSetActivePaymentMethod, __internalSetShouldSavePaymentMethod, pickOption } =
		useDispatch(paymentStore);
	const state = useSelect((select) => {
		const store = select(paymentStore);
		return {
			isPending: !store.paymentMethodsInitialized(),
			available: store.getAvailablePaymentMethods(),
			saved: store.getActiveSavedPaymentMethods(),
			activeMethod: store.getActivePaymentMethod(),
			activeToken: store.getActiveSavedToken(),
			saves: store.getShouldSavePaymentMethod(),
			incompatible: store.getIncompatiblePaymentMethods(),
			picked: store.getPickedOption(),
		};
	}, []);
	const getCartData = useSelect((select) => select(cartStore).getCartData, []);
	const createsAccount = useSelect((select) => select(checkoutStore).getShouldCreateAccount(), []);

	const payment =
		state.isPending || !isHydrated
			? expectedPayment(cart, settings, isHydrated ? state.picked : '')
			: offeredPayment({ ...state, names: Object.keys(state.available) }, settings);

	const activate = useCallback(
		(option: PaymentOption) => {
			void __internalSetActivePaymentMethod(
				option.method,
				option.kind === 'saved'
					? savedTokenData({ tokenId: option.tokenId, gateway: option.method })
					: {},
			);
			doPluginAction('checkout-set-active-payment-method', {
				paymentMethodSlug: option.method,
				storeCart: getCartData(),
			});
		},
		[__internalSetActivePaymentMethod, getCartData],
	);

	// An option picked before canMakePayment has completed, or before a reload, is applied once when it has.
	const { isPending, options } = payment;
	const { picked } = state;
	const heldRef = useRef('');
	useEffect(() => {
		const requestedOption =
			isPending || picked === heldRef.current
				? undefined
				: options.find(({ value }) => value === picked);
		if (requestedOption) {
			heldRef.current = picked;
			activate(requestedOption);
		}
	}, [isPending, picked, options, activate]);

	return {
		payment,
		choose: (value) => {
			const option = options.find((candidate) => candidate.value === value);
			if (!isPending && option) {
				heldRef.current = value;
				activate(option);
			}
			void pickOption(value);
		},
		maySave: settings.currentUserId > 0 || createsAccount || !settings.checkout.allowsGuests,
		saves: state.saves,
		setSaves: (saves) => void __internalSetShouldSavePaymentMethod(saves),
		incompatible: Object.values(state.incompatible),
	};
};
