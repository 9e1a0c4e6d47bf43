/** Between our types and what WooCommerce's store takes from and hands to its callers. */
import { decodeCart } from '../../api/decode/cart';
import type { CartData } from '../../domain/cart/data';
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';
import { textToHtml } from '../../domain/text';
import { connectionMessage } from '../texts';
import type { CartResponse } from './contract';
import type { ApiError } from './state';

const snakeCase = (name: string): string =>
	name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const toHtml = (address: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(address).map(([field, text]) => [field, textToHtml(text)]));

/** The cart as the Store API writes it: top-level keys differ, and the texts of addresses are HTML. */
export const toCartResponse = (cart: Partial<CartData>): CartResponse =>
	Object.fromEntries(
		Object.entries({
			...cart,
			...(cart.shippingAddress && { shippingAddress: toHtml(cart.shippingAddress) }),
			...(cart.billingAddress && { billingAddress: toHtml(cart.billingAddress) }),
		}).map(([name, value]) => [snakeCase(name), value]),
	);

/** Reads a cart, or a part of one that is then completed by what is known. */
export const fromCartResponse = (
	response: CartResponse,
	known: CartData,
): Result<CartData, Failure> => decodeCart({ ...toCartResponse(known), ...response });

/** What a thunk rejects with, and what getCartErrors holds. */
export const toApiError = (failure: Failure): ApiError => {
	switch (failure.kind) {
		case 'api':
			return { code: failure.code, message: textToHtml(failure.message), data: failure.data };
		case 'malformed':
			return { code: failure.code, message: failure.message };
		case 'connection':
			// The code that api-fetch itself gives to a request without an answer.
			return { code: 'fetch_error', message: connectionMessage() };
	}
};
