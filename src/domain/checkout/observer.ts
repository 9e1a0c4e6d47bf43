/**
 * Responses of other plugins' observers during a checkout (docs/behaviour.md#checkout-observers). They are decoded when
 * they arrive, since an observer may return anything.
 */
import { isBillingAddress, isShippingAddress } from '../support/address';
import type { BillingAddress, ShippingAddress } from '../support/address';
import { htmlToText } from '../html/text';
import { isRecord, type UnknownObject } from '../support/unknown';
import type { PaymentData } from './order';

export type CheckoutEventName =
	'checkout_validation' | 'payment_setup' | 'checkout_success' | 'checkout_fail';

export interface FieldError {
	/** Plain text. */
	readonly message: string;
	readonly hidden: boolean;
}

export type ObserverResponse =
	/** No response: undefined, null, true. */
	| { readonly type: 'none' }
	| {
			readonly type: 'success' | 'failure' | 'error';
			/** Plain text; empty if missing. */
			readonly message: string;
			/** Notice context of the message; empty for the event's default context. */
			readonly messageContext: string;
			/** True unless it was explicitly false. */
			readonly retry: boolean;
			/** Empty if missing; follow it only through safeUrl. */
			readonly redirectUrl: string;
			/** Field id → error; null if missing or malformed. */
			readonly validationErrors: Readonly<Record<string, FieldError>> | null;
			/** meta.paymentMethodData of payment_setup. */
			readonly paymentMethodData: PaymentData | null;
			/** Only complete addresses. */
			readonly billingAddress: BillingAddress | null;
			readonly shippingAddress: ShippingAddress | null;
	  };

/** docs/behaviour.md#messages: observer response without a type. */
export const MALFORMED_RESPONSE =
	'Returned objects from event emitter observers must return an object with a type property';

export type TypedResponse = Exclude<ObserverResponse, { type: 'none' }>;

const NO_RESPONSE: ObserverResponse = { type: 'none' };

const sourceOf = (value: unknown): UnknownObject => (isRecord(value) ? value : {});

const textOf = (...candidates: readonly unknown[]): string =>
	candidates.find((value): value is string => typeof value === 'string' && value !== '') ?? '';

const isFieldError = (value: unknown): value is FieldError =>
	isRecord(value) && typeof value.message === 'string' && typeof value.hidden === 'boolean';

/** Returns all errors or none: incomplete errors would mark the wrong fields. */
const fieldErrorsOf = (value: unknown): TypedResponse['validationErrors'] => {
	if (!isRecord(value)) {
		return null;
	}
	const errors = Object.entries(value).flatMap(([field, error]) =>
		isFieldError(error)
			? [[field, { message: htmlToText(error.message), hidden: error.hidden }] as const]
			: [],
	);
	return errors.length > 0 && errors.length === Object.keys(value).length
		? Object.fromEntries(errors)
		: null;
};

/** payment_data holds strings and booleans; numbers are converted, other values cannot be sent. */
const paymentDataOf = (value: unknown): PaymentData | null =>
	isRecord(value)
		? Object.fromEntries(
				Object.entries(value).flatMap(([key, datum]) => {
					if (typeof datum === 'string' || typeof datum === 'boolean') {
						return [[key, datum] as const];
					}
					return typeof datum === 'number' ? [[key, String(datum)] as const] : [];
				}),
			)
		: null;

/** Older gateways name the addresses billingData and shippingData.address. */
const billingOf = (meta: UnknownObject): BillingAddress | null =>
	[meta.billingAddress, meta.billingData].find(isBillingAddress) ?? null;

const shippingOf = (meta: UnknownObject): ShippingAddress | null =>
	[meta.shippingAddress, sourceOf(meta.shippingData).address].find(isShippingAddress) ?? null;

const responseOf = (type: TypedResponse['type'], source: UnknownObject): TypedResponse => {
	const meta = sourceOf(source.meta);
	return {
		type,
		// Validation observers use errorMessage and context, all others message and messageContext. WooCommerce
		// displays the message as HTML.
		message: htmlToText(textOf(source.message, source.errorMessage)),
		messageContext: textOf(source.messageContext, source.context),
		retry: source.retry !== false,
		redirectUrl: textOf(source.redirectUrl),
		validationErrors: fieldErrorsOf(source.validationErrors),
		paymentMethodData: paymentDataOf(meta.paymentMethodData),
		billingAddress: billingOf(meta),
		shippingAddress: shippingOf(meta),
	};
};

const typeOf = ({ type }: UnknownObject): TypedResponse['type'] | null => {
	switch (type) {
		case 'success':
		case 'failure':
		case 'error':
			return type;
		case 'fail':
			return 'failure';
		default:
			return null;
	}
};

/**
 * Response of an observer that returned something malformed or threw: an error. Ignored once the order exists, so that
 * a broken plugin does not make the shopper pay again; and in validation, as WooCommerce's block does, where a plugin
 * that has nothing to do with the order would refuse every one, and a gateway says later what is wrong.
 */
const failedResponse = (event: CheckoutEventName, message: string): ObserverResponse =>
	event === 'payment_setup' || event === 'checkout_fail'
		? responseOf('error', { message })
		: NO_RESPONSE;

/** Decodes the return value of an observer of this event; a promise must already be awaited. */
export const readObserver = (event: CheckoutEventName, returned: unknown): ObserverResponse => {
	const isValidation = event === 'checkout_validation';
	if (isValidation && returned === false) {
		return responseOf('failure', {});
	}
	if (!isRecord(returned)) {
		return NO_RESPONSE;
	}
	const type = typeOf(returned);
	if (type) {
		return responseOf(type, returned);
	}
	// Gateways name types that do not exist (responseTypes.FAILURE); WooCommerce's block passes over such a response.
	if ('type' in returned && returned.type === undefined) {
		return NO_RESPONSE;
	}
	// Documented for validation: an object of errors needs no type.
	return isValidation && ('errorMessage' in returned || 'validationErrors' in returned)
		? responseOf('error', returned)
		: failedResponse(event, MALFORMED_RESPONSE);
};

/**
 * Response for an observer that threw, or whose promise was rejected. The thrown value is logged, not shown to
 * shoppers.
 */
export const readThrown = (event: CheckoutEventName): ObserverResponse => failedResponse(event, '');

/** True for an error or a failure. */
export const isRefusal = (response: ObserverResponse): response is TypedResponse =>
	response.type === 'error' || response.type === 'failure';

/** Returns the last of several success responses. */
export const lastSuccess = (responses: readonly ObserverResponse[]): TypedResponse | undefined =>
	responses.flatMap((response) => (response.type === 'success' ? response : [])).at(-1);

/** True if the remaining observers are not called. For validation all are called, so that every error is shown. */
export const stopsObservers = (event: CheckoutEventName, response: ObserverResponse): boolean =>
	event !== 'checkout_validation' && isRefusal(response);
