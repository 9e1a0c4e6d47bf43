import type { PaymentSelectors, PaymentState, SavedPaymentMethods } from './contract';
import { activeSavedMethods } from './saved-methods';
import type { MethodRegistry } from './method';

/** Gives the same object as long as the state is the same, or every subscriber would render again. */
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

/** By its own keys: a method may be called like something that every object has. */
const isExpressActive = ({
	activePaymentMethod,
	availableExpressPaymentMethods,
}: PaymentState): boolean =>
	Object.keys(availableExpressPaymentMethods).includes(activePaymentMethod);

const flagsOf = (state: PaymentState): Readonly<Record<string, boolean>> => {
	const { status } = state;
	return {
		isPristine: status === 'idle',
		isIdle: status === 'idle',
		isStarted: status === 'express_started',
		isProcessing: status === 'processing',
		isReady: status === 'ready',
		isFinished: status === 'ready' || status === 'has_error',
		isSuccessful: status === 'ready',
		hasError: status === 'has_error',
		hasFailed: status === 'has_error',
		isDoingExpressPayment: isExpressActive(state),
	};
};

/** Answers with the same object as long as the state is the same. */
const createFlags = () => {
	const known = new WeakMap<PaymentState, Readonly<Record<string, boolean>>>();
	return (state: PaymentState): Readonly<Record<string, boolean>> => {
		const flags = known.get(state) ?? flagsOf(state);
		known.set(state, flags);
		return flags;
	};
};

/** See contract.ts for what each one means. */
export const createSelectors = (methods: MethodRegistry): PaymentSelectors => ({
	isPaymentIdle: ({ status }) => status === 'idle',
	isPaymentPristine: ({ status }) => status === 'idle',
	isPaymentStarted: ({ status }) => status === 'express_started',
	isExpressPaymentStarted: ({ status }) => status === 'express_started',
	isPaymentProcessing: ({ status }) => status === 'processing',
	isPaymentReady: ({ status }) => status === 'ready',
	isPaymentSuccess: ({ status }) => status === 'ready',
	hasPaymentError: ({ status }) => status === 'has_error',
	isPaymentFailed: ({ status }) => status === 'has_error',
	isPaymentFinished: ({ status }) => status === 'ready' || status === 'has_error',
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
