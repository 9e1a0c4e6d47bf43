/** Why an operation on the shop did not succeed, decoded at the edge (spec section 8). */
import type { CartData } from './cart/data';

/** One entry of data.details of a rest_invalid_param answer; messages are text, entities decoded. */
export interface ParamFailure {
	readonly param: string;
	readonly code: string;
	readonly message: string;
	/** The field of a plugin that it is about, where the shop names one. */
	readonly key?: string;
	readonly additional: readonly Pick<ParamFailure, 'code' | 'message' | 'key'>[];
}

export type Failure =
	/** The shop answered with an error that has a code and a message. */
	| {
			readonly kind: 'api';
			readonly status: number;
			readonly code: string;
			/** Text, entities decoded. */
			readonly message: string;
			readonly params: readonly ParamFailure[];
			/** data.cart of the answer, where present: it is applied. */
			readonly cart: CartData | null;
			readonly data: unknown;
	  }
	/** No answer came: it is not known whether the shop did what was asked. */
	| { readonly kind: 'connection'; readonly reason: 'offline' | 'timeout' | 'lost' }
	/** An answer came that cannot be understood. */
	| { readonly kind: 'malformed'; readonly code: string; readonly message: string };

/** Whether the shop may have done what was asked all the same: only reading the cart again tells. */
export const leavesDoubt = (failure: Failure): boolean =>
	failure.kind !== 'api' || failure.status >= 500;
