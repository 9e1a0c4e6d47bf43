/** Restores the draft of this browser when the checkout starts, and stores it while the shopper types. */
import { shopKey } from '../../../domain/support/shop-key';
import { DRAFT_STORAGE_KEY } from '../../../domain/checkout/stored-attempt';
import type { SiteSettings } from '../../../domain/support/settings';
import { CART_STORE_KEY, cartStore } from '../../cart/store/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../store/contract';
import { FIELDS_STORE_KEY } from '../fields';
import { PAYMENT_STORE_KEY } from '../payment/contract';
import type { Registry } from '../../shared/registry';
import { createDraftForm, baseline, fieldsToStore } from './form';
import type { DraftForm } from './form';
import { NO_DRAFT, readDraft, writeDraft } from './record';
import type { DraftContent, DraftOwner } from './record';
import { safeStorage } from './storage';
import type { DraftStorage, Fields, FormValues } from './storage';

export interface DraftDependencies {
	readonly registry: Registry;
	readonly settings: Pick<SiteSettings, 'homeUrl' | 'currentUserId' | 'checkout'>;
	/** null if the browser forbids it. */
	readonly storage: DraftStorage | null;
	/** Current time, in milliseconds since 1970. */
	readonly now: () => number;
	/**
	 * Form as the page was rendered, so that earlier typing is included; null to use its state when the cart is known.
	 */
	readonly untouched: FormValues | null;
	/** Returns the billing address for which the shipping address stands; null if there is none. */
	readonly keptBilling: () => Fields | null;
}

/**
 * Restores the draft and returns a function that collects the data typed since the page was loaded; null if there is
 * none.
 */
const resume = (
	form: DraftForm,
	stored: DraftContent,
	untouched: FormValues,
	keptBilling: DraftDependencies['keptBilling'],
): (() => DraftContent | null) => {
	const before = {
		shipping: baseline(stored.shipping, untouched.shipping),
		billing: baseline(stored.billing, untouched.billing),
		choices: JSON.stringify(untouched.choices),
	};
	form.restore(stored);
	return () => {
		const shown = form.formValues();
		const kept = keptBilling();
		const content: DraftContent = {
			shipping: fieldsToStore(before.shipping, shown.shipping),
			// The shop has the shipping address for it.
			billing: kept
				? fieldsToStore(
						{ ...shown.billing, email: before.billing.email ?? '' },
						{ ...kept, email: shown.billing.email ?? '' },
					)
				: fieldsToStore(before.billing, shown.billing),
			additional: form.additional(),
			note: form.note(),
			choices: shown.choices,
			method: form.method(),
		};
		const isUntouched =
			JSON.stringify({ ...content, choices: null }) === JSON.stringify(NO_DRAFT) &&
			JSON.stringify(content.choices) === before.choices;
		return isUntouched ? null : content;
	};
};

/**
 * Restores the draft of this browser and stores it at every change, so that a crash loses nothing. The stores of cart,
 * checkout, payment and fields must be registered; it waits for a cart that is not known yet.
 * Once the checkout is complete without an error, the draft is deleted.
 */
export const startDraft = ({
	registry,
	settings,
	storage,
	now,
	untouched,
	keptBilling,
}: DraftDependencies): void => {
	const device = safeStorage(storage);
	if (!settings.checkout.keepsDraft) {
		device.removeItem(shopKey(DRAFT_STORAGE_KEY));
		return;
	}
	const owner: DraftOwner = { shop: settings.homeUrl, user: settings.currentUserId };
	const form = createDraftForm(registry, settings.checkout);
	let typedSoFar: (() => DraftContent | null) | null = null;
	let saved: string | null = null;

	const begin = (): void => {
		const stored = readDraft(device.getItem(shopKey(DRAFT_STORAGE_KEY)), owner, now());
		// Restoring also triggers the subscriptions to the stores.
		typedSoFar = () => stored;
		typedSoFar = resume(form, stored ?? NO_DRAFT, untouched ?? form.formValues(), keptBilling);
	};
	const save = (content: DraftContent | null): void => {
		const text = JSON.stringify(content);
		if (text === saved) {
			return;
		}
		saved = text;
		if (content === null) {
			device.removeItem(shopKey(DRAFT_STORAGE_KEY));
		} else {
			device.setItem(shopKey(DRAFT_STORAGE_KEY), writeDraft(owner, now(), content));
		}
	};
	const update = (): void => {
		const checkout = registry.select(checkoutStore);
		if (checkout.isComplete() && !checkout.hasError()) {
			unsubscribes.forEach((unsubscribe) => unsubscribe());
			device.removeItem(shopKey(DRAFT_STORAGE_KEY));
			return;
		}
		if (!typedSoFar && registry.select(cartStore).hasFinishedResolution('getCartData')) {
			begin();
		}
		if (typedSoFar) {
			save(typedSoFar());
		}
	};
	const unsubscribes = [
		CART_STORE_KEY,
		CHECKOUT_STORE_KEY,
		FIELDS_STORE_KEY,
		PAYMENT_STORE_KEY,
	].map((name) => registry.subscribe(update, name));
	update();
};
