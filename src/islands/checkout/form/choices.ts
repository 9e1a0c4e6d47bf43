/** What the shopper has chosen and typed in the form, beside the addresses, which are in the cart. */
import { ADDRESS_FIELDS } from '../../../domain/address';
import type { Cart } from '../../../domain/cart/cart';
import { prefersCollection } from '../../../domain/cart/rates';
import type { SiteSettings } from '../../../domain/settings';

export interface FormChoices {
	readonly sameForBilling: boolean;
	readonly createAccount: boolean;
	readonly password: string;
	readonly prefersCollection: boolean;
	readonly note: string;
	/** Field of a plugin → its value. */
	readonly additional: Readonly<Record<string, string>>;
	/** Whether the shop has refused the e-mail because it belongs to an account. */
	readonly hasAccountAlready: boolean;
}

/** What they are before anything is chosen (spec section 3, checkout); PHP prints the form so. */
export const printedChoices = (
	{ shippingAddress, billingAddress, packages }: Cart,
	settings: SiteSettings,
): FormChoices => ({
	sameForBilling: ADDRESS_FIELDS.every((field) => shippingAddress[field] === billingAddress[field]),
	createAccount: false,
	password: '',
	prefersCollection: prefersCollection(packages, settings.collectableMethodIds),
	note: '',
	additional: {},
	hasAccountAlready: false,
});
