/** Fields for which the shop refused an order (docs/behaviour.md#refused-fields). */
import type { Failure, ParamFailure } from './failure';

export interface RefusedField {
	/** Possible ids in the validation store, the most likely first. */
	readonly errorIds: readonly string[];
	/** Plain text. */
	readonly message: string;
}

const ids = (param: string, field: string): readonly string[] => {
	switch (param) {
		// If one address is used for both, only the other form is visible.
		case 'billing_address':
			return [`billing_${field}`, `shipping_${field}`];
		case 'shipping_address':
			return [`shipping_${field}`, `billing_${field}`];
		case 'additional_fields':
			return [`contact_${field}`, `order_${field}`];
		default:
			return [];
	}
};

/** WooCommerce names an address field in the code ("invalid_postcode"), and an additional field in `key`. */
const refusedIn = ({ param, additional, ...first }: ParamFailure): readonly RefusedField[] =>
	[first, ...additional].flatMap(({ code, message, key = '' }) => {
		const field = key || (/^invalid_(.+)$/.exec(code)?.[1] ?? '');
		return field === '' ? [] : [{ errorIds: ids(param, field), message }];
	});

/** True for errors about the e-mail address. */
const isAboutEmail = (code: string): boolean =>
	/(?:missing|invalid)[-_]email[-_]address$/.test(code);

/** Returns the messages to show at fields; empty if the failure concerns none. */
export const refusedFields = (failure: Failure): readonly RefusedField[] => {
	if (failure.kind !== 'api') {
		return [];
	}
	const { code, message, params } = failure;
	return isAboutEmail(code)
		? [{ errorIds: ['billing_email'], message }]
		: params.flatMap(refusedIn);
};
