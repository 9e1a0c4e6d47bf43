/**
 * Messages of the error catalogue that a shopper may see (docs/behaviour.md#messages), verbatim, translated by
 * WordPress.
 */
import { __ } from '@wordpress/i18n';
import type { Failure } from '../../domain/failure/failure';

type ApiFailure = Extract<Failure, { kind: 'api' }>;
type MalformedFailure = Extract<Failure, { kind: 'malformed' }>;

/** GET cart did not return a cart. */
export const cartApiError = (): ApiFailure => ({
	kind: 'api',
	status: 500,
	code: 'cart_api_error',
	message: __('Unable to get cart data from the API.', 'storefront-islands'),
	params: [],
	cart: null,
	data: null,
});

/** The response is not JSON: for example the page of a proxy or of a broken plugin. */
export const invalidJson = (): MalformedFailure => ({
	kind: 'malformed',
	code: 'invalid_json',
	message: __('The response is not a valid JSON response.', 'storefront-islands'),
});

/** The response to a batch does not match its requests. */
export const invalidBatch = (): MalformedFailure => ({
	kind: 'malformed',
	code: 'invalid_batch',
	message: __('Response not valid', 'storefront-islands'),
});

/** Message for a status above 299 without a message. */
export const genericMessage = (): string =>
	__('Something went wrong. Please contact us to get assistance.', 'storefront-islands');

/** Rejection of api-fetch when there was no response; callers recognise it by its code. */
export const offlineError = (): { readonly code: string; readonly message: string } => ({
	code: 'fetch_error',
	message: __('You are probably offline.', 'storefront-islands'),
});
