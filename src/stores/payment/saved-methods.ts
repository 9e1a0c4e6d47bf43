/** Saved cards and accounts of the customer: decodes them and determines which can be used. */
import { isObject } from '../../domain/unknown-object';
import type { UnknownObject } from '../../domain/unknown-object';
import type { SavedPaymentMethod, SavedPaymentMethods } from './contract';
import type { PaymentMethodConfig } from './method';

const source = (value: unknown): UnknownObject => (isObject(value) ? value : {});
const text = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** null without a token or a gateway, as it cannot be used for a payment. */
const savedMethod = (json: unknown): SavedPaymentMethod | null => {
	const from = source(json);
	const method = source(from.method);
	const tokenId = Number(from.tokenId);
	const gateway = text(method.gateway);
	if (!Number.isInteger(tokenId) || tokenId < 1 || gateway === '') {
		return null;
	}
	return {
		tokenId,
		method: { gateway, last4: text(method.last4), brand: text(method.brand) },
		expires: text(from.expires),
		isDefault: Boolean(from.is_default ?? from.isDefault),
	};
};

/** Decodes customer settings: type ('cc', 'echeck' …) → list. Invalid entries are left out. */
export const readSavedMethods = (json: unknown): SavedPaymentMethods =>
	Object.fromEntries(
		Object.entries(source(json)).flatMap(([type, list]) => {
			const methods = Object.values(source(list))
				.map(savedMethod)
				.filter((method) => method !== null);
			return methods.length > 0 ? [[type, methods] as const] : [];
		}),
	);

/** Returns the saved methods whose gateway is available and displays saved cards, without empty types. */
export const activeSavedMethods = (
	saved: SavedPaymentMethods,
	available: readonly string[],
	registered: Readonly<Record<string, PaymentMethodConfig>>,
): SavedPaymentMethods =>
	Object.fromEntries(
		Object.entries(saved).flatMap(([type, methods]) => {
			const usable = methods.filter(
				({ method: { gateway } }) =>
					available.includes(gateway) && registered[gateway]?.supports.showSavedCards === true,
			);
			return usable.length > 0 ? [[type, usable] as const] : [];
		}),
	);
