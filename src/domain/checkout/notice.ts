/** What the checkout has to tell the shopper. Words are put to it where the page is known (stores/checkout/words.ts). */

export type CheckoutMessage =
	/** Text of a plugin or of the shop. */
	| { readonly says: 'text'; readonly text: string }
	/** Spec section 8: "Something went wrong. Please contact us to get assistance." */
	| { readonly says: 'generic' }
	/** What was shown is not what is to pay now; amounts in minor units as text. */
	| { readonly says: 'total-changed'; readonly from: string; readonly to: string }
	/** The cart's changes or the address could not be saved, so nothing was sent. */
	| { readonly says: 'not-settled' }
	/** A plugin was given up; nothing was ordered. */
	| { readonly says: 'no-answer' }
	/** The order never reached the shop. */
	| { readonly says: 'not-sent' }
	/** The order is there, and the shop named no page that shows it. */
	| { readonly says: 'ordered'; readonly orderId: number };

export interface CheckoutNotice {
	readonly id: string;
	/** Screen area (spec section 2). */
	readonly context: string;
	readonly status: 'error' | 'success';
	readonly message: CheckoutMessage;
	readonly isDismissible: boolean;
}

/** Spec section 8, notice ids. */
export const PAYMENT_ERROR = 'wc-payment-error';
export const EXPRESS_PAYMENT_ERROR = 'wc-express-payment-error';
export const CHECKOUT_ERROR = 'checkout';
