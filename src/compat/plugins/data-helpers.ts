/** Contents of window.wc.wcBlocksData besides the stores: small helpers of WooCommerce's that other scripts import. */
import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure-notices';
import { isObject } from '../../domain/unknown-object';

/** Returns the parameters that the Store API rejected, each as `{id, code, message, data}`. */
const getErrorDetails = (error: unknown) => {
	const failure = decodeFailure(0, error);
	return noticesFor(failure, null, '').map(({ id, context, message }) => ({
		id,
		context,
		message,
		code: failure.kind === 'api' ? failure.code : '',
	}));
};

/** Checks that a tree of objects has a path. */
const hasInState = (state: unknown, path: readonly string[]): boolean => {
	let at: unknown = state;
	return path.every((step) => {
		const holds = isObject(at) && step in at;
		at = holds && isObject(at) ? at[step] : undefined;
		return holds;
	});
};

/** Returns a copy of a tree with another value at a path. */
const updateState = (state: unknown, path: readonly string[], value: unknown): unknown => {
	const [step, ...rest] = path;
	if (step === undefined) {
		return value;
	}
	const source = isObject(state) ? state : {};
	return { ...source, [step]: updateState(source[step], rest, value) };
};

export const dataHelpers: Record<string, unknown> = {
	getErrorDetails,
	getNoticeContextFromErrorResponse: (error: unknown, context = 'wc/cart'): string =>
		getErrorDetails(error)[0]?.context ?? context,
	hasInState,
	updateState,
	/** Aborts nothing: this plugin's checkout is not sent to the checkout route while the shopper is typing. */
	CheckoutPutAbortController: new AbortController(),
	clearCheckoutPutRequests: (): void => undefined,
};
