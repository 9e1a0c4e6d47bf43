import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import type { Cart } from '../../domain/cart/cart';
import { savedTokenData } from '../../domain/payment/default-method';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../../stores/cart/contract';
import { checkoutStore } from '../../stores/checkout/contract';
import { tellPlugins } from '../../stores/page/tell-plugins';
import { paymentStore } from '../../stores/payment/contract';
import { useTakenOver } from '../shared/use-taken-over';
import { expectedPayment, offeredPayment } from './model/payment';
import type { PaymentModel, PaymentOption } from './model/payment';

interface PaymentFace {
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
export const usePayment = (cart: Cart, settings: SiteSettings): PaymentFace => {
	const hasTakenOver = useTakenOver();
	const { __internalSetActivePaymentMethod, __internalSetShouldSavePaymentMethod, pickOption } =
		useDispatch(paymentStore);
	const state = useSelect((select) => {
		const store = select(paymentStore);
		return {
			isAsking: !store.paymentMethodsInitialized(),
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
		state.isAsking || !hasTakenOver
			? expectedPayment(cart, settings, hasTakenOver ? state.picked : '')
			: offeredPayment({ ...state, names: Object.keys(state.available) }, settings);

	const activate = useCallback(
		(option: PaymentOption) => {
			void __internalSetActivePaymentMethod(
				option.method,
				option.kind === 'saved'
					? savedTokenData({ tokenId: option.tokenId, gateway: option.method })
					: {},
			);
			tellPlugins('checkout-set-active-payment-method', {
				paymentMethodSlug: option.method,
				storeCart: getCartData(),
			});
		},
		[__internalSetActivePaymentMethod, getCartData],
	);

	// An option picked before canMakePayment has completed, or before a reload, is applied once when it has.
	const { isAsking, options } = payment;
	const { picked } = state;
	const heldRef = useRef('');
	useEffect(() => {
		const wished =
			isAsking || picked === heldRef.current
				? undefined
				: options.find(({ value }) => value === picked);
		if (wished) {
			heldRef.current = picked;
			activate(wished);
		}
	}, [isAsking, picked, options, activate]);

	return {
		payment,
		choose: (value) => {
			const option = options.find((candidate) => candidate.value === value);
			if (!isAsking && option) {
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
