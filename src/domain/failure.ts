/** Reason why a request to the shop failed, decoded when it arrives (docs/behaviour.md#failure-notices). */
import type { CartData } from './cart/data';

/** One entry of data.details of a rest_invalid_param response; messages are plain text, entities decoded. */
export interface ParamFailure {
	readonly param: string;
	readonly code: string;
	readonly message: string;
	/** Additional field that the error concerns, if the shop names one. */
	readonly key?: string;
	readonly additional: readonly Pick<ParamFailure, 'code' | 'message' | 'key'>[];
}

export type Failure =
	/** The shop responded with an error that has a code and a message. */
	| {
			readonly kind: 'api';
			readonly status: number;
			readonly code: string;
			/** Plain text, entities decoded. */
			readonly message: string;
			readonly params: readonly ParamFailure[];
			/** data.cart of the response, if present; it is applied. */
			readonly cart: CartData | null;
			readonly data: unknown;
	  }
	/** There was no response: it is unknown if the shop carried out the request. */
	| { readonly kind: 'connection'; readonly reason: 'offline' | 'timeout' | 'lost' }
	/** The response could not be decoded. */
	| { readonly kind: 'malformed'; readonly code: string; readonly message: string };

/** True if the shop may have carried out the request all the same, which only a new read of the cart shows. */
export const mayHaveSucceeded = (failure: Failure): boolean =>
	failure.kind !== 'api' || failure.status >= 500;
