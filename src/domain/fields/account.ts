/** Determines if an order creates an account (docs/behaviour.md#accounts). */
import type { SiteSettings } from '../settings';

type AccountSettings = Pick<SiteSettings, 'checkout' | 'currentUserId'>;

/** True if an account will be created for a guest: by the guest's choice, or always if the shop requires an account. */
export const makesAccount = (
	{ currentUserId, checkout }: AccountSettings,
	shouldCreateAccount: boolean,
): boolean =>
	currentUserId === 0 && checkout.offersAccount && (!checkout.allowsGuests || shouldCreateAccount);

/** True if the shopper chooses the account's password; otherwise the shop generates it and sends a link. */
export const requiresPassword = (
	settings: AccountSettings,
	shouldCreateAccount: boolean,
): boolean => makesAccount(settings, shouldCreateAccount) && !settings.checkout.generatesPassword;
