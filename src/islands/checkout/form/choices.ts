/** Choices and input in the form, except for the addresses, which are part of the cart. */
import { ADDRESS_FIELDS } from '../../../domain/address';
import type { Cart } from '../../../domain/cart/cart';
import { prefersLocalPickup } from '../../../domain/cart/rates';
import type { SiteSettings } from '../../../domain/settings';

export interface FormChoices {
	readonly sameForBilling: boolean;
	readonly createAccount: boolean;
	readonly password: string;
	readonly prefersCollection: boolean;
	readonly note: string;
	/** Field id of a plugin → its value. */
	readonly additional: Readonly<Record<string, string>>;
	/** True if the shop has rejected the e-mail because it belongs to an account. */
	readonly hasAccountAlready: boolean;
}

/** Returns the initial choices (docs/behaviour.md#checkout-state), with which PHP prints the form. */
export const printedChoices = (
	{ shippingAddress, billingAddress, packages }: Cart,
	settings: SiteSettings,
): FormChoices => ({
	sameForBilling: ADDRESS_FIELDS.every((field) => shippingAddress[field] === billingAddress[field]),
	createAccount: false,
	password: '',
	prefersCollection: prefersLocalPickup(packages, settings.collectableMethodIds),
	note: '',
	additional: {},
	hasAccountAlready: false,
});
