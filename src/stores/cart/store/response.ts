/** Converts between the plugin's types and those of WooCommerce's store. */
import { decodeCart } from '../../../api/decode/cart';
import type { CartData } from '../../../domain/cart/data';
import type { Failure } from '../../../domain/failure/failure';
import type { Result } from '../../../domain/support/result';
import { textToHtml } from '../../../domain/html/text';
import { connectionMessage } from '../../shared/notices';
import type { CartResponse } from './contract';
import type { ApiError } from './state';

const snakeCase = (name: string): string =>
	name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

const toHtml = (address: Readonly<Record<string, string>>) =>
	Object.fromEntries(Object.entries(address).map(([field, text]) => [field, textToHtml(text)]));

/** Returns the cart as the Store API sends it: snake-case keys at the top level, and addresses as HTML. */
export const toCartResponse = (cart: Partial<CartData>): CartResponse =>
	Object.fromEntries(
		Object.entries({
			...cart,
			...(cart.shippingAddress && { shippingAddress: toHtml(cart.shippingAddress) }),
			...(cart.billingAddress && { billingAddress: toHtml(cart.billingAddress) }),
		}).map(([name, value]) => [snakeCase(name), value]),
	);

/** Decodes a cart, or a part of one that is completed by the known cart. */
export const fromCartResponse = (
	response: CartResponse,
	known: CartData,
): Result<CartData, Failure> => decodeCart({ ...toCartResponse(known), ...response });

/** Converts a failure to the error with which thunks reject and which getCartErrors returns. */
export const toApiError = (failure: Failure): ApiError => {
	switch (failure.kind) {
		case 'api':
			return { code: failure.code, message: textToHtml(failure.message), data: failure.data };
		case 'malformed':
			return { code: failure.code, message: failure.message };
		case 'connection':
			// Code that api-fetch uses for a request without a response.
			return { code: 'fetch_error', message: connectionMessage() };
	}
};
