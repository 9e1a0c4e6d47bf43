/** Fields that the shop refused an order for (spec section 8, rest_invalid_param). */
import type { Failure, ParamFailure } from '../failure';

export interface RefusedField {
	/** Ids in the validation store that it may have, the likeliest first. */
	readonly errorIds: readonly string[];
	/** Text. */
	readonly message: string;
}

const ids = (param: string, field: string): readonly string[] => {
	switch (param) {
		// Where one address stands for both, the other form is the one that is seen.
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

/** WooCommerce names a field of an address in the code ("invalid_postcode"), a plugin's beside it. */
const refusedIn = ({ param, additional, ...first }: ParamFailure): readonly RefusedField[] =>
	[first, ...additional].flatMap(({ code, message, key = '' }) => {
		const field = key || (/^invalid_(.+)$/.exec(code)?.[1] ?? '');
		return field === '' ? [] : [{ errorIds: ids(param, field), message }];
	});

/** The shop says so of the e-mail alone. */
const isAboutEmail = (code: string): boolean =>
	/(?:missing|invalid)[-_]email[-_]address$/.test(code);

/** What is to be said at fields; empty where the failure is about none. */
export const refusedFields = (failure: Failure): readonly RefusedField[] => {
	if (failure.kind !== 'api') {
		return [];
	}
	const { code, message, params } = failure;
	return isAboutEmail(code)
		? [{ errorIds: ['billing_email'], message }]
		: params.flatMap(refusedIn);
};
