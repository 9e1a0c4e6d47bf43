/** Plain actions: each only says what happened to the state. Names and arguments are WooCommerce's. */
import type { PaymentResult } from '../../domain/checkout/order';
import type { PaymentStatus } from '../../domain/checkout/status';
import type { PlainPaymentMethods, RegistrationError } from './contract';

type Data = Readonly<Record<string, unknown>>;

export const plainActions = {
	__internalSetActivePaymentMethod: (method: string, paymentMethodData: Data = {}) =>
		({ type: 'ACTIVE_METHOD', method, paymentMethodData }) as const,
	__internalSetShouldSavePaymentMethod: (save: boolean) => ({ type: 'SAVE', save }) as const,
	__internalSetPaymentMethodData: (data: Data = {}) => ({ type: 'METHOD_DATA', data }) as const,
	__internalSetPaymentResult: (result: PaymentResult) => ({ type: 'RESULT', result }) as const,
	__internalSetPaymentMethodsInitialized: (initialized: boolean) =>
		({ type: 'INITIALIZED', initialized }) as const,
	__internalSetExpressPaymentMethodsInitialized: (initialized: boolean) =>
		({ type: 'EXPRESS_INITIALIZED', initialized }) as const,
	__internalSetAvailablePaymentMethods: (methods: PlainPaymentMethods) =>
		({ type: 'AVAILABLE', methods }) as const,
	__internalSetAvailableExpressPaymentMethods: (methods: PlainPaymentMethods) =>
		({ type: 'EXPRESS_AVAILABLE', methods }) as const,
	__internalRemoveAvailablePaymentMethod: (name: string) => ({ type: 'REMOVE', name }) as const,
	__internalRemoveAvailableExpressPaymentMethod: (name: string) =>
		({ type: 'REMOVE_EXPRESS', name }) as const,
	/** Ours. Id → title of gateways that cannot pay this cart here. */
	setIncompatiblePaymentMethods: (methods: Readonly<Record<string, string>>) =>
		({ type: 'INCOMPATIBLE', methods }) as const,
	setRegistrationErrors: (errors: readonly RegistrationError[]) =>
		({ type: 'REGISTRATION_ERRORS', errors }) as const,
	setPaymentStatus: (status: PaymentStatus) => ({ type: 'STATUS', status }) as const,
};

type PlainActions = typeof plainActions;

export type PaymentAction = {
	[Name in keyof PlainActions]: ReturnType<PlainActions[Name]>;
}[keyof PlainActions];
