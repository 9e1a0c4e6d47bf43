/**
 * Responses of other plugins' observers during a checkout (docs/behaviour.md#checkout-observers). They are decoded when
 * they arrive, since an observer may return anything.
 */
import type { BillingAddress, ShippingAddress } from '../address';

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
			readonly paymentMethodData: Readonly<Record<string, string | boolean>> | null;
			/** Only complete addresses. */
			readonly billingAddress: BillingAddress | null;
			readonly shippingAddress: ShippingAddress | null;
	  };
