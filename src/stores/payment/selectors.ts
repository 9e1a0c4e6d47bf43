import type { PaymentSelectors, PaymentState, SavedPaymentMethods } from './contract';
import { activeSavedMethods } from './saved-methods';
import type { MethodRegistry } from './method';

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
