/** Whether an order comes with a new account (spec section 2, checkout screen). */
import type { SiteSettings } from '../settings';

type AccountSettings = Pick<SiteSettings, 'checkout' | 'currentUserId'>;

/** A guest's choice, where the shop leaves one; where it wants an account for every order there is none. */
export const makesAccount = (
	{ currentUserId, checkout }: AccountSettings,
	shouldCreateAccount: boolean,
): boolean =>
	currentUserId === 0 && checkout.offersAccount && (!checkout.allowsGuests || shouldCreateAccount);

/** Whether the shopper chooses its password; else the shop makes one up and sends a link. */
export const asksForPassword = (settings: AccountSettings, shouldCreateAccount: boolean): boolean =>
	makesAccount(settings, shouldCreateAccount) && !settings.checkout.generatesPassword;
