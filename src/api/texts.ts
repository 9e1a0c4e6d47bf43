/** The error catalogue's texts that a shopper may read (spec section 8), exact, through WordPress's translations. */
import { __ } from '@wordpress/i18n';
import type { Failure } from '../domain/failure';

type ApiFailure = Extract<Failure, { kind: 'api' }>;
type MalformedFailure = Extract<Failure, { kind: 'malformed' }>;

/** GET cart brought nothing that is a cart. */
export const cartApiError = (): ApiFailure => ({
	kind: 'api',
	status: 500,
	code: 'cart_api_error',
	message: __('Unable to get cart data from the API.', 'storefront-islands'),
	params: [],
	cart: null,
	data: null,
});

/** The answer is not JSON: a proxy's or a broken plugin's page. */
export const invalidJson = (): MalformedFailure => ({
	kind: 'malformed',
	code: 'invalid_json',
	message: __('The response is not a valid JSON response.', 'storefront-islands'),
});

/** The answer to a batch does not fit its requests. */
export const invalidBatch = (): MalformedFailure => ({
	kind: 'malformed',
	code: 'invalid_batch',
	message: __('Response not valid', 'storefront-islands'),
});

/** Status above 299 and no message. */
export const genericMessage = (): string =>
	__('Something went wrong. Please contact us to get assistance.', 'storefront-islands');

/** What api-fetch rejects with when no answer came; callers know it by its code. */
export const offlineError = (): { readonly code: string; readonly message: string } => ({
	code: 'fetch_error',
	message: __('You are probably offline.', 'storefront-islands'),
});
