/**
 * Selectors of wc/store/payment. Saved cards and accounts of the customer are decoded here, and left out if they cannot
 * be used.
 */
import { isObject } from '../../../domain/support/unknown';
import type { UnknownObject } from '../../../domain/support/unknown';
import type {
	SavedPaymentMethod,
	SavedPaymentMethods,
	PaymentSelectors,
	PaymentState,
} from './contract';
import type { PaymentMethodConfig, MethodRegistry } from './methods';

const source = (value: unknown): UnknownObject => (isObject(value) ? value : {});
const text = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** null without a token or a gateway, as it cannot be used for a payment. */
const savedMethod = (json: unknown): SavedPaymentMethod | null => {
	const from = source(json);
	const method = source(from.method);
	const tokenId = Number(from.tokenId);
	const gateway = text(method.gateway);
	if (!Number.isInteger(tokenId) || tokenId < 1 || gateway === '') {
		return null;
	}
	return {
		tokenId,
		method: { gateway, last4: text(method.last4), brand: text(method.brand) },
		expires: text(from.expires),
		isDefault: Boolean(from.is_default ?? from.isDefault),
	};
};

/** Decodes customer settings: type ('cc', 'echeck' …) → list. Invalid entries are left out. */
export const readSavedMethods = (json: unknown): SavedPaymentMethods =>
	Object.fromEntries(
		Object.entries(source(json)).flatMap(([type, list]) => {
			const methods = Object.values(source(list))
				.map(savedMethod)
				.filter((method) => method !== null);
			return methods.length > 0 ? [[type, methods] as const] : [];
		}),
	);

/** Returns the saved methods whose gateway is available and displays saved cards, without empty types. */
const activeSavedMethods = (
	saved: SavedPaymentMethods,
	available: readonly string[],
	registered: Readonly<Record<string, PaymentMethodConfig>>,
): SavedPaymentMethods =>
	Object.fromEntries(
		Object.entries(saved).flatMap(([type, methods]) => {
			const usable = methods.filter(
				({ method: { gateway } }) =>
					available.includes(gateway) && registered[gateway]?.supports.showSavedCards === true,
			);
			return usable.length > 0 ? [[type, usable] as const] : [];
		}),
	);

/** Returns the same object while the state is the same, or every subscriber would render again. */
const createActiveSaved = (methods: MethodRegistry) => {
	let last: { readonly state: PaymentState; readonly saved: SavedPaymentMethods } | null = null;
	return (state: PaymentState): SavedPaymentMethods => {
		const { savedPaymentMethods, availablePaymentMethods } = state;
		if (
			last === null ||
			last.state.savedPaymentMethods !== savedPaymentMethods ||
			last.state.availablePaymentMethods !== availablePaymentMethods
		) {
			const saved = activeSavedMethods(
				savedPaymentMethods,
				Object.keys(availablePaymentMethods),
				methods.getPaymentMethods(),
			);
			last = { state, saved };
		}
		return last.saved;
	};
};

/** Checks own keys only, because a method may have the name of an inherited property. */
const isExpressActive = ({
	activePaymentMethod,
	availableExpressPaymentMethods,
}: PaymentState): boolean =>
	Object.keys(availableExpressPaymentMethods).includes(activePaymentMethod);

const statusIs =
	(...statuses: readonly PaymentState['status'][]) =>
	({ status }: PaymentState): boolean =>
		statuses.includes(status);

// Several selectors return the same status (docs/behaviour.md#payment-status).
const isIdle = statusIs('idle');
const isStarted = statusIs('express_started');
const isProcessing = statusIs('processing');
const isReady = statusIs('ready');
const hasError = statusIs('has_error');
const isFinished = statusIs('ready', 'has_error');

const flagsOf = (state: PaymentState): Readonly<Record<string, boolean>> => ({
	isPristine: isIdle(state),
	isIdle: isIdle(state),
	isStarted: isStarted(state),
	isProcessing: isProcessing(state),
	isReady: isReady(state),
	isFinished: isFinished(state),
	isSuccessful: isReady(state),
	hasError: hasError(state),
	hasFailed: hasError(state),
	isDoingExpressPayment: isExpressActive(state),
});

/** Returns the same object while the state is the same. */
const createFlags = () => {
	const known = new WeakMap<PaymentState, Readonly<Record<string, boolean>>>();
	return (state: PaymentState): Readonly<Record<string, boolean>> => {
		const flags = known.get(state) ?? flagsOf(state);
		known.set(state, flags);
		return flags;
	};
};

/** Selectors of the store, described in contract.ts. */
export const createSelectors = (methods: MethodRegistry): PaymentSelectors => ({
	isPaymentIdle: isIdle,
	isPaymentPristine: isIdle,
	isPaymentStarted: isStarted,
	isExpressPaymentStarted: isStarted,
	isPaymentProcessing: isProcessing,
	isPaymentReady: isReady,
	isPaymentSuccess: isReady,
	hasPaymentError: hasError,
	isPaymentFailed: hasError,
	isPaymentFinished: isFinished,
	isExpressPaymentMethodActive: isExpressActive,
	getActivePaymentMethod: (state) => state.activePaymentMethod,
	getActiveSavedToken: (state) => state.activeSavedToken,
	getAvailablePaymentMethods: (state) => state.availablePaymentMethods,
	getAvailableExpressPaymentMethods: (state) => state.availableExpressPaymentMethods,
	getRegisteredExpressPaymentMethods: (state) => state.registeredExpressPaymentMethods,
	getPaymentMethodData: (state) => state.paymentMethodData,
	getSavedPaymentMethods: (state) => state.savedPaymentMethods,
	getActiveSavedPaymentMethods: createActiveSaved(methods),
	getIncompatiblePaymentMethods: (state) => state.incompatiblePaymentMethods,
	getShouldSavePaymentMethod: (state) => state.shouldSavePaymentMethod,
	paymentMethodsInitialized: (state) => state.paymentMethodsInitialized,
	expressPaymentMethodsInitialized: (state) => state.expressPaymentMethodsInitialized,
	getPaymentResult: (state) => state.paymentResult,
	getCurrentStatus: createFlags(),
	getState: (state) => state,
	getRegistrationErrors: (state) => state.registrationErrors,
	getPickedOption: (state) => state.pickedOption,
});
