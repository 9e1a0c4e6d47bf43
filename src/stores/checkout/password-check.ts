/** Refuses a weak password for a new account, as WooCommerce's checkout block does; its server accepts any. */
import { __ } from '@wordpress/i18n';
import { requiresPassword } from '../../domain/fields/account';
import type { SiteSettings } from '../../domain/settings';
import type { Registry } from '../registry';
import { createLazy } from '../validation/lazy';
import type { PasswordScore } from '../validation/password-score';
import { PASSWORD_ERROR_ID } from '../validation/read-form';
import { CHECKOUT_STORE_KEY, checkoutStore } from './contract';
import type { Observers } from './observers';

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
