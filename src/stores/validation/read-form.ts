/** The checkout's form as it stands in the stores, for its rules to be held against. */
import { asksForPassword } from '../../domain/fields/account';
import type { AskedField } from '../../domain/fields/asked';
import { askedFields } from '../../domain/fields/asked';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../cart/contract';
import { checkoutStore } from '../checkout/contract';
import { fieldsStore } from '../fields/contract';
import type { Registry } from '../registry';
import { passwordMessage } from './messages';
import type { CheckedField } from './reconcile';

/** The password of a new account in the validation store. */
export const PASSWORD_ERROR_ID = 'account_password';

export const readFields = (registry: Registry, settings: SiteSettings): readonly AskedField[] => {
	const cart = registry.select(cartStore);
	const checkout = registry.select(checkoutStore);
	return askedFields(
		{
			...cart.getCustomerData(),
			additional: registry.select(fieldsStore).getAdditionalValues(),
			delivery: {
				needsShipping: cart.getNeedsShipping(),
				prefersCollection: checkout.prefersCollection(),
				useShippingAsBilling: checkout.getUseShippingAsBilling(),
				shipsToBillingOnly: settings.checkout.shipsToBillingOnly,
			},
		},
		settings,
	);
};

/** None where it is not asked for. It never enters the fields store, so only showValidationError shows it as wrong. */
export const readPassword = (
	registry: Registry,
	settings: SiteSettings,
): readonly CheckedField[] => {
	const checkout = registry.select(checkoutStore);
	if (!asksForPassword(settings, checkout.getShouldCreateAccount())) {
		return [];
	}
	const value = checkout.getCustomerPassword();
	const message = value === '' ? passwordMessage() : null;
	return [{ errorId: PASSWORD_ERROR_ID, value, message, isLeft: false }];
};
