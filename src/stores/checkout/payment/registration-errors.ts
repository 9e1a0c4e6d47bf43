/** Tells administrators why a payment method cannot be used (docs/behaviour.md#payment-method-registration). */
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { SiteSettings } from '../../../domain/support/settings';
import { raiseNotice } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import { whenNoExpressPayment } from '../../shared/express-pause';
import type { RegistrationError } from './contract';
import { paymentStore } from './contract';

const CONTEXTS = {
	payments: 'wc/checkout/payments',
	express: 'wc/checkout/express-payments',
} as const;

export interface RegistrationErrors {
	/**
	 * Stores why a method cannot be used, and shows the reason to administrators as soon as no express payment method is
	 * active.
	 */
	readonly raise: (where: keyof typeof CONTEXTS, name: string, message: string) => void;
	/** Removes all errors, because the methods are checked again. */
	readonly clear: () => void;
}

const sentence = (name: string, message: string): string =>
	sprintf(
		// translators: %s: id of a payment method; the error follows.
		__("There was an error registering the payment method with id '%s': ", 'storefront-islands'),
		name,
	) + message;

const noticeId = (name: string): string => `wc-${name}-registration-error`;

/**
 * Creates the store of errors, which are shown to administrators and in the editor only
 * (docs/behaviour.md#payment-method-registration).
 */
export const createRegistrationErrors = ({
	registry,
	settings,
	isEditor,
}: {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	readonly isEditor: boolean;
}): RegistrationErrors => {
	const isShown = isEditor || settings.currentUserIsAdmin;
	let errors: readonly RegistrationError[] = [];
	let waiting: readonly (() => void)[] = [];
	const setErrors = (next: readonly RegistrationError[]): void => {
		errors = next;
		void registry.dispatch(paymentStore).setRegistrationErrors(errors);
	};
	return {
		raise(where, name, message) {
			const error = { id: name, message: sentence(name, message) };
			setErrors([...errors.filter(({ id }) => id !== name), error]);
			if (isShown) {
				const show = (): void =>
					raiseNotice(registry, 'error', error.message, {
						id: noticeId(name),
						context: CONTEXTS[where],
					});
				waiting = [...waiting, whenNoExpressPayment(registry, show)];
			}
		},
		clear() {
			waiting.forEach((cancel) => cancel());
			waiting = [];
			for (const { id } of errors) {
				for (const context of Object.values(CONTEXTS)) {
					void registry.dispatch(noticesStore).removeNotice(noticeId(id), context);
				}
			}
			if (errors.length > 0) {
				setErrors([]);
			}
		},
	};
};
