/** Plain actions, which describe changes of the state. Names and arguments are WooCommerce's. */
import type { PaymentResult, PaymentStatus } from '../../../domain/checkout/order';
import type { PaymentState, PlainPaymentMethods, RegistrationError } from './contract';

type Data = Readonly<Record<string, unknown>>;

const change = (state: Partial<PaymentState>) => ({ type: 'CHANGE', state }) as const;

/** Returns the saved token in the payment data; empty if there is none. */
const tokenIn = (method: string, data: Data): string => {
	const token = data[`wc-${method}-payment-token`];
	return typeof token === 'string' || typeof token === 'number' ? String(token) : '';
};

export const plainActions = {
	__internalSetActivePaymentMethod: (activePaymentMethod: string, paymentMethodData: Data = {}) =>
		change({
			activePaymentMethod,
			activeSavedToken: tokenIn(activePaymentMethod, paymentMethodData),
			paymentMethodData,
		}),
	__internalSetShouldSavePaymentMethod: (shouldSavePaymentMethod: boolean) =>
		change({ shouldSavePaymentMethod }),
	__internalSetPaymentMethodData: (paymentMethodData: Data = {}) => change({ paymentMethodData }),
	__internalSetPaymentResult: (paymentResult: PaymentResult) => change({ paymentResult }),
	__internalSetPaymentMethodsInitialized: (paymentMethodsInitialized: boolean) =>
		change({ paymentMethodsInitialized }),
	__internalSetExpressPaymentMethodsInitialized: (expressPaymentMethodsInitialized: boolean) =>
		change({ expressPaymentMethodsInitialized }),
	__internalSetAvailablePaymentMethods: (availablePaymentMethods: PlainPaymentMethods) =>
		change({ availablePaymentMethods }),
	__internalSetAvailableExpressPaymentMethods: (
		availableExpressPaymentMethods: PlainPaymentMethods,
	) => change({ availableExpressPaymentMethods }),
	__internalSetRegisteredExpressPaymentMethods: (
		registeredExpressPaymentMethods: PlainPaymentMethods,
	) => change({ registeredExpressPaymentMethods }),
	__internalRemoveAvailablePaymentMethod: (name: string) =>
		({ type: 'REMOVE', from: 'availablePaymentMethods', name }) as const,
	__internalRemoveAvailableExpressPaymentMethod: (name: string) =>
		({ type: 'REMOVE', from: 'availableExpressPaymentMethods', name }) as const,
	/** Extension of WooCommerce's store: id → title of gateways that cannot pay this cart in this checkout. */
	setIncompatiblePaymentMethods: (
		incompatiblePaymentMethods: PaymentState['incompatiblePaymentMethods'],
	) => change({ incompatiblePaymentMethods }),
	setRegistrationErrors: (registrationErrors: readonly RegistrationError[]) =>
		change({ registrationErrors }),
	pickOption: (pickedOption: string) => change({ pickedOption }),
	setPaymentStatus: (status: PaymentStatus) => change({ status }),
};

type PlainActions = typeof plainActions;

export type PaymentAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
