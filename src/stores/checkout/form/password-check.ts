/**
 * Refuses a weak password for a new account, as WooCommerce's checkout block does; its server accepts any. The library
 * that WordPress itself uses rates the password; it is loaded on demand.
 */
import { __ } from '@wordpress/i18n';
import { requiresPassword } from '../../../domain/checkout/fields/sections';
import type { SiteSettings } from '../../../domain/support/settings';
import { checkoutStore, CHECKOUT_STORE_KEY } from '../store/contract';
import type { Observers } from '../store/events';
import type { Registry } from '../../shared/registry';
import { createLazy } from '../validation/libraries';
import { PASSWORD_ERROR_ID } from '../validation/reconcile';

/** Minimum score that WooCommerce's block accepts, from 0 to 4. */
const LEAST_SCORE = 2;

/** Maximum time that an order waits for the library, in milliseconds; it continues without it. */
const LIBRARY_TIMEOUT = 3000;

interface PasswordCheckDependencies {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	readonly observers: Observers;
	/** Called when the first character of a password has been typed. */
	readonly load: () => Promise<PasswordScore>;
}

export const registerPasswordCheck = ({
	registry,
	settings,
	observers,
	load,
}: PasswordCheckDependencies): void => {
	const score = createLazy(load, () => undefined);
	/** Empty if no password field is shown; a missing password is reported by the form's own rules. */
	const password = (): string => {
		const checkout = registry.select(checkoutStore);
		return requiresPassword(settings, checkout.getShouldCreateAccount())
			? checkout.getCustomerPassword()
			: '';
	};
	registry.subscribe(() => void (password() !== '' && score.get()), CHECKOUT_STORE_KEY);
	observers.subscribe('checkout_validation')(async () => {
		if (password() === '') {
			return true;
		}
		score.get();
		await score.wait(LIBRARY_TIMEOUT);
		const rate = score.get();
		const isWeak = rate !== null && rate(password()) < LEAST_SCORE;
		const message = __('Please create a stronger password', 'storefront-islands');
		return (
			!isWeak || {
				type: 'error',
				validationErrors: { [PASSWORD_ERROR_ID]: { message, hidden: false } },
			}
		);
	});
};

declare global {
	interface Window {
		zxcvbn?: (password: string) => { readonly score: number };
	}
}

/** Returns a score from 0 (weakest) to 4. */
type PasswordScore = (password: string) => number;

/** Number of characters that are rated: longer passwords take the library seconds and are strong anyway. */
const LONGEST = 100;

/**
 * Loads the library.
 *
 * @param url URL of WordPress's copy of zxcvbn.
 */
export const loadPasswordScore = async (page: Window, url: string): Promise<PasswordScore> => {
	if (!page.zxcvbn) {
		await page.storefrontIslands?.run?.(url, 'zxcvbn');
	}
	return (password) => page.zxcvbn?.(password.slice(0, LONGEST)).score ?? Infinity;
};
