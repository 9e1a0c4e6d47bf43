/**
 * The plugin's own checks before an order, registered like those of other plugins: observers of checkout_validation.
 */
import { __ } from '@wordpress/i18n';
import { withPreferredDelivery } from '../../domain/cart/delivery';
import type { DeliverySettings } from '../../domain/cart/delivery';
import { selectedRates } from '../../domain/cart/rates';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { requiresPassword } from '../../domain/fields/sections';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../cart/contract';
import { checkoutStore, CHECKOUT_STORE_KEY } from '../checkout/contract';
import type { Observers } from '../checkout/events';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../shared/registry';
import { shoppingStore } from '../shopping/contract';
import { createLazy } from '../validation/libraries';
import { PASSWORD_ERROR_ID } from '../validation/reconcile';
import { noPaymentMethodMessage, noShippingOptionMessage } from './failure-notices';

/** Priority of the plugin's own checks, before all others. */
const FIRST = 0;

export const registerCheckoutChecks = (
	registry: Registry,
	observers: Observers,
	settings: DeliverySettings,
): void => {
	const subscribe = observers.subscribe('checkout_validation');
	subscribe(() => {
		// An express method may provide the address, and thereby the rates, later.
		const isExpress = registry.select(paymentStore).isExpressPaymentMethodActive();
		const { packages, needsShipping, totals } = withPreferredDelivery(
			registry.select(shoppingStore).getCart(),
			registry.select(checkoutStore).prefersCollection(),
			settings,
		);
		const isChosen =
			packages.length > 0 &&
			selectedRates(packages).length >= packages.length &&
			totals.shipping !== null;
		return (
			!needsShipping ||
			isExpress ||
			isChosen || {
				type: 'error',
				errorMessage: noShippingOptionMessage(),
				context: NOTICE_CONTEXTS.shippingMethods,
			}
		);
	}, FIRST);
	subscribe(
		() =>
			!registry.select(cartStore).getCartData().needsPayment ||
			registry.select(paymentStore).getActivePaymentMethod() !== '' || {
				type: 'error',
				errorMessage: noPaymentMethodMessage(),
				context: NOTICE_CONTEXTS.payments,
			},
		FIRST,
	);
};

// Refuses a weak password for a new account, as WooCommerce's checkout block does; its server accepts any.

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

/** Strength of a password, rated by the library that WordPress itself uses. It is loaded on demand. */

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
