/** Contact information. Views\Checkout\Form\Contact does the same in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../../../domain/cart/cart';
import type { FieldModel } from '../../../../domain/fields/field';
import { additionalForm, emailField } from '../../../../domain/fields/form';
import type { SiteSettings } from '../../../../domain/settings';
import { safeUrl } from '../../../../domain/url';
import type { FormChoices } from '../choices';

/** Account creation; null if it is not offered. */
export interface AccountModel {
	/** Label of the checkbox that creates an account; empty if every order requires one. */
	readonly question: string;
	readonly isRequested: boolean;
	/** Null if the shop generates the password. */
	readonly password: string | null;
}

export interface ContactModel {
	readonly email: FieldModel;
	/** Login URL; empty if login is not offered. */
	readonly loginUrl: string;
	/** Plugins' fields below the e-mail. */
	readonly fields: readonly FieldModel[];
	readonly account: AccountModel | null;
}

const accountModel = (settings: SiteSettings, choices: FormChoices): AccountModel | null => {
	const { allowsGuests, offersAccount, generatesPassword } = settings.checkout;
	if (settings.currentUserId > 0 || !offersAccount) {
		return null;
	}
	const isRequested = !allowsGuests || choices.createAccount;
	return {
		question: allowsGuests
			? // translators: %s: name of the shop.
				sprintf(__('Create an account with %s', 'storefront-islands'), settings.siteTitle)
			: '',
		isRequested,
		password: isRequested && !generatesPassword ? choices.password : null,
	};
};

export const contactModel = (
	cart: Cart,
	settings: SiteSettings,
	choices: FormChoices,
): ContactModel => {
	const { offersLogin, loginUrl, contactFields } = settings.checkout;
	const isGuest = settings.currentUserId === 0;
	return {
		email: emailField(__('Email address', 'storefront-islands'), cart.billingAddress.email),
		loginUrl: isGuest && (offersLogin || choices.hasAccountAlready) ? safeUrl(loginUrl) : '',
		fields: additionalForm('contact', choices.additional, contactFields),
		account: accountModel(settings, choices),
	};
};
