import type { BillingAddress, ShippingAddress } from '../../address';
import type { CartData } from '../../cart/data';
import type { Failure } from '../../failure';
import type { CheckoutNotice } from '../notice';
import type { CheckoutEventName, FieldError } from '../observer';
import type { OrderAnswer } from '../order';
import type { MethodChoice } from './state';

/** What the machine wants done, in this order. Those with a turn are answered by an event that carries it back. */
export type CheckoutEffect =
	/** Send what is typed and wait until totals stand: `settled`. */
	| { readonly type: 'settle'; readonly turn: number }
	/** Ask the event's observers: `observed`. */
	| { readonly type: 'observe'; readonly turn: number; readonly event: CheckoutEventName }
	/** Keep the key on the device and send the order: `answered`. */
	| {
			readonly type: 'place';
			readonly turn: number;
			readonly key: string;
			/** The shop refuses the order where its own total differs. */
			readonly shownTotal: string;
	  }
	/** Send the very same order under its key once more: `answered`. */
	| { readonly type: 'place-again'; readonly turn: number; readonly key: string }
	/** Ask what has become of the attempt: `answered`. */
	| { readonly type: 'ask'; readonly turn: number; readonly key: string }
	/** Come back after so many milliseconds: `woke`. Replaces an earlier one; of an older turn it is needless. */
	| { readonly type: 'wake'; readonly turn: number; readonly after: number }
	/** The attempt's outcome is known: forget its key. */
	| { readonly type: 'end-attempt'; readonly key: string }
	| { readonly type: 'notify'; readonly notice: CheckoutNotice }
	/** Why the shop refused, in the words and places of spec section 8; its cart is applied. */
	| { readonly type: 'tell-failure'; readonly failure: Failure }
	/** Take away what this checkout has said so far. */
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
	/** The order and its payment result, for stores and observers. */
	| { readonly type: 'keep-answer'; readonly answer: OrderAnswer }
	/** The shop empties the cart, for it is ordered. */
	| { readonly type: 'cart-ordered' }
	/** There is no order; observers hear of the message. */
	| { readonly type: 'keep-refusal'; readonly message: string }
	| { readonly type: 'receive-cart'; readonly cart: CartData }
	| { readonly type: 'choose-method'; readonly choice: MethodChoice }
	/** Not checked yet: safeUrl decides. */
	| { readonly type: 'redirect'; readonly url: string };
