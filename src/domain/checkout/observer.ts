/**
 * What other plugins answer when they are asked during a checkout (spec section 4; anchors, contracts). Decoded at the
 * edge: an observer may answer with anything.
 */
import type { BillingAddress, ShippingAddress } from '../address';

export type CheckoutEventName =
	'checkout_validation' | 'payment_setup' | 'checkout_success' | 'checkout_fail';

export interface FieldError {
	/** Text. */
	readonly message: string;
	readonly hidden: boolean;
}

export type ObserverResponse =
	/** Nothing to say: undefined, null, true. */
	| { readonly type: 'none' }
	| {
			readonly type: 'success' | 'failure' | 'error';
			/** Text; empty where none came. */
			readonly message: string;
			/** Where its message stands; empty: the event's own context. */
			readonly messageContext: string;
			/** True unless it was false explicitly. */
			readonly retry: boolean;
			/** Empty where none came; follow it through safeUrl only. */
			readonly redirectUrl: string;
			/** Field id → error; null where they are not well formed or none came. */
			readonly validationErrors: Readonly<Record<string, FieldError>> | null;
			/** meta.paymentMethodData of payment_setup. */
			readonly paymentMethodData: Readonly<Record<string, string | boolean>> | null;
			/** Complete addresses only. */
			readonly billingAddress: BillingAddress | null;
			readonly shippingAddress: ShippingAddress | null;
	  };
