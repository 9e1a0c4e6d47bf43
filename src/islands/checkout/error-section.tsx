import { useSelect } from '@wordpress/data';
import {
	useState,
	createElement,
	lazy,
	Suspense,
	useEffect,
	useRef,
	useLayoutEffect,
} from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { useGatewayServices } from '../../compat/gateway/use-gateway-props';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { checkoutStore } from '../../stores/checkout/contract';
import { paymentStore } from '../../stores/payment/contract';
import { validationStore } from '../../stores/validation';

/** Returns the number of order attempts that failed with errors to correct. */
const useFailedAttempts = (): number => {
	const isIdle = useSelect((select) => select(checkoutStore).isIdle(), []);
	const hasError = useSelect((select) => select(checkoutStore).hasError(), []);
	const [wasIdle, setWasIdle] = useState(true);
	const [attempts, setAttempts] = useState(0);
	if (wasIdle !== isIdle) {
		setWasIdle(isIdle);
		if (isIdle && hasError) {
			setAttempts(attempts + 1);
		}
	}
	return attempts;
};

/** Part of the chunk that places orders (src/stores/placing/placing.ts): there are no errors before it is loaded. */
const ErrorSummary = lazy(() => import(/* webpackChunkName: "placing" */ './error-summary'));

/** Returns the first invalid field, or the first error notice if no field is invalid. */
const firstProblem = (screen: Element): HTMLElement | null =>
	screen.querySelector<HTMLElement>('[aria-invalid="true"]') ??
	screen.querySelector<HTMLElement>('.storefront-notice--error');

/** Focuses an invalid field or a notice. A notice is focusable by script only, not in the tab order. */
const focusProblem = (problem: HTMLElement): void => {
	if (!problem.hasAttribute('aria-invalid')) {
		problem.tabIndex = -1;
	}
	problem.focus();
};

/** After a failed order attempt, summarises the errors and focuses the first of them. */
export const ErrorSection = () => {
	const ref = useRef<HTMLDivElement>(null);
	const attempts = useFailedAttempts();
	const handledRef = useRef(0);
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const notices = useSelect(
		(select) =>
			Object.values(NOTICE_CONTEXTS)
				.flatMap((context) => select(noticesStore).getNotices(context))
				.filter(({ status }) => status === 'error').length,
		[],
	);
	// Errors may be added shortly after the attempt has ended.
	useEffect(() => {
		const screen = ref.current?.closest('.storefront-checkout');
		const problem = attempts > handledRef.current && screen ? firstProblem(screen) : null;
		if (problem) {
			handledRef.current = attempts;
			focusProblem(problem);
		}
	}, [attempts, errors, notices]);
	const problems = Object.entries(errors)
		.filter(([, { hidden }]) => !hidden)
		.map(([errorId, { message }]) => ({ errorId, message }));
	return (
		<div ref={ref} className="storefront-errors" role="alert">
			{attempts > 0 && problems.length > 0 && (
				<Suspense fallback={null}>
					<ErrorSummary problems={problems} />
				</Suspense>
			)}
		</div>
	);
};

/**
 * Blocks orders by a payment method while its content has failed, as nothing is left that could provide the payment
 * data. An express payment method that fails during its payment is ended, as the form would stay blocked otherwise.
 *
 * @param message Message shown to the shopper; plain text.
 * @param express Name of the express payment method; undefined for the selected method of the list.
 */
export const useRefusal = (message: string, express: string | undefined): void => {
	const { events, emitResponse, expressHandlers } = useGatewayServices();
	const { getActivePaymentMethod } = useSelect(paymentStore, []);
	useLayoutEffect(() => {
		if (express !== undefined) {
			if (getActivePaymentMethod() === express) {
				expressHandlers.onError(message);
			}
			return undefined;
		}
		const refuse = () => ({
			type: emitResponse.responseTypes.ERROR,
			message,
			messageContext: emitResponse.noticeContexts.PAYMENTS,
		});
		// The content may fail between the two events.
		const stops = [events.onCheckoutValidation(refuse), events.onPaymentSetup(refuse)];
		return () => stops.forEach((stop) => stop());
	}, [events, emitResponse, expressHandlers, getActivePaymentMethod, message, express]);
};
