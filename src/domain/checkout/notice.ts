/** Message of the checkout to the shopper. Its text is created where the page is known (stores/checkout/words.ts). */

export type CheckoutMessage =
	/** Text of a plugin or of the shop. */
	| { readonly kind: 'text'; readonly text: string }
	/** docs/behaviour.md#messages: "Something went wrong. Please contact us to get assistance." */
	| { readonly kind: 'generic' }
	/** The displayed total differs from the current one; amounts in minor units as strings. */
	| { readonly kind: 'total-changed'; readonly from: string; readonly to: string }
	/** Changes of the cart or the address could not be saved, so nothing was sent. */
	| { readonly kind: 'not-settled' }
	/** A plugin did not respond; nothing was ordered. */
	| { readonly kind: 'no-answer' }
	/** The order did not reach the shop. */
	| { readonly kind: 'not-sent' }
	/** The order was placed, and the shop returned no URL to show it. */
	| { readonly kind: 'ordered'; readonly orderId: number };

export interface CheckoutNotice {
	readonly id: string;
	/** Notice context (docs/behaviour.md#notice-contexts). */
	readonly context: string;
	readonly status: 'error' | 'success';
	readonly message: CheckoutMessage;
	readonly isDismissible: boolean;
}

/** docs/behaviour.md#notice-ids. */
export const PAYMENT_ERROR = 'wc-payment-error';
export const EXPRESS_PAYMENT_ERROR = 'wc-express-payment-error';
export const CHECKOUT_ERROR = 'checkout';
