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
import { moveFocus } from '../../ui/focus';

/** Part of the chunk that places orders (src/stores/placing/placing.ts): there are no errors before it is loaded. */
const ErrorSummary = lazy(() => import(/* webpackChunkName: "placing" */ './error-summary'));

/** Returns the first invalid field, or the first error notice if no field is invalid. */
const firstProblem = (screen: Element): HTMLElement | null =>
	screen.querySelector<HTMLElement>('[aria-invalid="true"]') ??
	screen.querySelector<HTMLElement>('.storefront-notice--error');

/**
 * After a failed order attempt, says how many fields are in error and focuses the first of them. The number is that of
 * the attempt until all are mended, so that a mended field does not make screen readers read the others again.
 */
export const ErrorSection = () => {
	const ref = useRef<HTMLDivElement>(null);
	const { isIdle, hasError, count, notices } = useSelect((select) => {
		const checkout = select(checkoutStore);
		return {
			isIdle: checkout.isIdle(),
			hasError: checkout.hasError(),
			count: Object.values(select(validationStore).getValidationErrors()).filter(
				({ hidden }) => !hidden,
			).length,
			notices: Object.values(NOTICE_CONTEXTS)
				.flatMap((context) => select(noticesStore).getNotices(context))
				.filter(({ status }) => status === 'error').length,
		};
	}, []);
	/** Number of fields in error after the last attempt; null during an attempt. */
	const [said, setSaid] = useState<number | null>(0);
	const focusFirst = (): boolean => {
		const screen = ref.current?.closest('.storefront-checkout');
		const problem = screen && firstProblem(screen);
		if (problem) {
			moveFocus(problem);
		}
		return !!problem;
	};
	// Errors may be added shortly after the attempt has ended.
	useEffect(() => {
		if (!isIdle) {
			setSaid(null);
		} else if (hasError && said === null && focusFirst()) {
			setSaid(count);
		}
	}, [isIdle, hasError, said, count, notices]);
	return (
		<div ref={ref} className="storefront-errors" role="status">
			{count > 0 && !!said && (
				<Suspense fallback={null}>
					<ErrorSummary count={said} onFirst={focusFirst} />
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
