import type { BillingAddress, ShippingAddress } from '../../address';
import type { CartData } from '../../cart/data';
import type { Failure } from '../../failure';
import type { CheckoutNotice } from '../notice';
import type { CheckoutEventName, FieldError } from '../observer';
import type { OrderResponse } from '../order';
import type { MethodChoice } from './state';

/**
 * Effects of the state machine, in the order in which they are run. Those with a `turn` are followed by an event with
 * the same `turn`.
 */
export type CheckoutEffect =
	/** Sends typed data and waits until the totals are up to date: `settled`. */
	| { readonly type: 'settle'; readonly waitId: number }
	/** Calls the observers of the event: `observed`. */
	| { readonly type: 'observe'; readonly waitId: number; readonly event: CheckoutEventName }
	/** Stores the key in the browser and sends the order: `answered`. */
	| {
			readonly type: 'place';
			readonly waitId: number;
			readonly key: string;
			/** The shop refuses the order if its own total differs. */
			readonly shownTotal: string;
	  }
	/** Sends the identical order under its key again: `answered`. */
	| { readonly type: 'place-again'; readonly waitId: number; readonly key: string }
	/** Queries the outcome of the attempt: `answered`. */
	| { readonly type: 'ask'; readonly waitId: number; readonly key: string }
	/**
	 * Sets a timer in milliseconds: `woke`. It replaces an earlier timer, whose event would be ignored for its older
	 * `turn`.
	 */
	| { readonly type: 'wake'; readonly waitId: number; readonly after: number }
	/** Removes the stored key of an attempt whose outcome is known. */
	| { readonly type: 'end-attempt'; readonly key: string }
	| { readonly type: 'notify'; readonly notice: CheckoutNotice }
	/**
	 * Shows the reason of the shop's refusal, with the messages and contexts of docs/behaviour.md#failure-notices; its
	 * cart is applied.
	 */
	| { readonly type: 'tell-failure'; readonly failure: Failure }
	/** Removes the notices of this checkout. */
	| { readonly type: 'withdraw-notices' }
	| { readonly type: 'set-field-errors'; readonly errors: Readonly<Record<string, FieldError>> }
	| { readonly type: 'show-field-errors' }
	| {
			readonly type: 'set-addresses';
			readonly billing: BillingAddress | null;
			readonly shipping: ShippingAddress | null;
	  }
	| {
			readonly type: 'set-payment-data';
			readonly data: Readonly<Record<string, string | boolean>>;
	  }
	/** Stores the order and its payment result, for stores and observers. */
	| { readonly type: 'keep-answer'; readonly response: OrderResponse }
	/** The shop empties the cart because it has been ordered. */
	| { readonly type: 'cart-ordered' }
	/** There is no order; observers receive the message. */
	| { readonly type: 'keep-refusal'; readonly message: string }
	| { readonly type: 'receive-cart'; readonly cart: CartData }
	| { readonly type: 'choose-method'; readonly choice: MethodChoice }
	/** Not validated yet: safeUrl decides. */
	| { readonly type: 'redirect'; readonly url: string };
