/** Who orders. Views\Checkout\Form\Contact in PHP says the same. */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../../../domain/cart/cart';
import type { FieldModel } from '../../../../domain/fields/field';
import { additionalForm, emailField } from '../../../../domain/fields/form';
import type { SiteSettings } from '../../../../domain/settings';
import { safeUrl } from '../../../../domain/url';
import type { FormChoices } from '../choices';

/** What is asked about an account; null where nothing is. */
export interface AccountModel {
	/** The question whether to make one; empty where every order needs one. */
	readonly question: string;
	readonly isWanted: boolean;
	/** null where the shop makes one up. */
	readonly password: string | null;
}

export interface ContactModel {
	readonly email: FieldModel;
	/** Where to log in; empty where that is not offered. */
	readonly loginUrl: string;
	/** What plugins ask beside the e-mail. */
	readonly fields: readonly FieldModel[];
	readonly account: AccountModel | null;
}

const accountModel = (settings: SiteSettings, choices: FormChoices): AccountModel | null => {
	const { allowsGuests, offersAccount, generatesPassword } = settings.checkout;
	if (settings.currentUserId > 0 || !offersAccount) {
		return null;
	}
	const isWanted = !allowsGuests || choices.createAccount;
	return {
		question: allowsGuests
			? // translators: %s: name of the shop.
				sprintf(__('Create an account with %s', 'storefront-islands'), settings.siteTitle)
			: '',
		isWanted,
		password: isWanted && !generatesPassword ? choices.password : null,
	};
};

/** The contact information. */
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
