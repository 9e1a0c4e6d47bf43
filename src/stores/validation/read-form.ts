/** Reads the form of the checkout from the stores, for validation. */
import { requiresPassword } from '../../domain/fields/account';
import type { RequestedField } from '../../domain/fields/asked';
import { requestedFields } from '../../domain/fields/asked';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../cart/contract';
import { checkoutStore } from '../checkout/contract';
import { fieldsStore } from '../fields/contract';
import type { Registry } from '../registry';
import { passwordMessage } from './messages';
import type { CheckedField } from './reconcile';

/** Id of the new account's password in the validation store. */
export const PASSWORD_ERROR_ID = 'account_password';

export const readFields = (
	registry: Registry,
	settings: SiteSettings,
): readonly RequestedField[] => {
	const cart = registry.select(cartStore);
	const checkout = registry.select(checkoutStore);
	return requestedFields(
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

/**
 * Returns the password field, or an empty list if it is not shown. It is not part of the fields store, so only
 * showValidationError displays its error.
 */
export const readPassword = (
	registry: Registry,
	settings: SiteSettings,
): readonly CheckedField[] => {
	const checkout = registry.select(checkoutStore);
	if (!requiresPassword(settings, checkout.getShouldCreateAccount())) {
		return [];
	}
	const value = checkout.getCustomerPassword();
	const message = value === '' ? passwordMessage() : null;
	return [{ errorId: PASSWORD_ERROR_ID, value, message, isLeft: false }];
};
