/** What window.wc.wcBlocksData holds besides stores: small helpers of WooCommerce's that other scripts import. */
import { decodeFailure } from '../../api';
import { noticesFor } from '../../domain/failure-notices';
import { isObject } from '../../domain/unknown-object';

/** The parameters that the Store API refused: `{id, code, message, data}` each. */
const getErrorDetails = (error: unknown) => {
	const failure = decodeFailure(0, error);
	return noticesFor(failure, null, '').map(({ id, context, message }) => ({
		id,
		context,
		message,
		code: failure.kind === 'api' ? failure.code : '',
	}));
};

/** Reads a path out of a tree of objects. */
const hasInState = (state: unknown, path: readonly string[]): boolean => {
	let at: unknown = state;
	return path.every((step) => {
		const holds = isObject(at) && step in at;
		at = holds && isObject(at) ? at[step] : undefined;
		return holds;
	});
};

/** A tree like the given one with another value at a path. */
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
	/** Our checkout is never sent to the shop while it is typed in: there is nothing to call back. */
	CheckoutPutAbortController: new AbortController(),
	clearCheckoutPutRequests: (): void => undefined,
};
