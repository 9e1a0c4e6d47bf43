import type { SiteSettings } from '../../domain/settings';
import { CART_STORE_KEY, cartStore } from '../cart/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../checkout/contract';
import { FIELDS_STORE_KEY, fieldsStore } from '../fields/contract';
import type { Registry } from '../registry';
import { baseline, fieldsToKeep, fieldsToRestore } from './merge';
import type { Choices, DraftContent, Owner } from './record';
import { readDraft, writeDraft } from './record';

/** In the device's storage. */
export const DRAFT_STORAGE_KEY = 'storefront-islands-draft';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DraftDependencies {
	readonly registry: Registry;
	readonly settings: Pick<SiteSettings, 'homeUrl' | 'currentUserId' | 'checkout'>;
	/** null where the browser forbids it. */
	readonly storage: DraftStorage | null;
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

export interface Draft {
	/** Forgets what was typed. Happens by itself once the checkout is complete without an error. */
	drop(): void;
	stop(): void;
}

const EMPTY: DraftContent = { shipping: {}, billing: {}, additional: {}, note: '', choices: {} };

const isEmpty = (content: DraftContent): boolean =>
	JSON.stringify(content) === JSON.stringify(EMPTY);

/** A storage that never throws: full or forbidden, the page goes on without. */
const calm = (storage: DraftStorage | null): DraftStorage => {
	const attempt = <Value>(work: () => Value, otherwise: Value): Value => {
		try {
			return work();
		} catch {
			return otherwise;
		}
	};
	return {
		getItem: (key) => attempt(() => storage?.getItem(key) ?? null, null),
		setItem: (key, value) => attempt(() => storage?.setItem(key, value), undefined),
		removeItem: (key) => attempt(() => storage?.removeItem(key), undefined),
	};
};

/** Reads from and writes to the stores what a draft holds. */
const createForm = (registry: Registry) => {
	const addresses = () => {
		const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
		return { shipping: { ...shippingAddress }, billing: { ...billingAddress } };
	};
	const choices = () => {
		const checkout = registry.select(checkoutStore);
		return {
			useShippingAsBilling: checkout.getUseShippingAsBilling(),
			shouldCreateAccount: checkout.getShouldCreateAccount(),
			prefersCollection: checkout.prefersCollection(),
		};
	};
	return {
		addresses,
		choices,
		additional: () => registry.select(fieldsStore).getAdditionalValues(),
		note: () => registry.select(checkoutStore).getOrderNotes(),
		restore: ({ shipping, billing, additional, note, choices: chosen }: DraftContent): void => {
			const cart = registry.dispatch(cartStore);
			const checkout = registry.dispatch(checkoutStore);
			const current = addresses();
			void cart.setShippingAddress(fieldsToRestore(shipping, current.shipping));
			void cart.setBillingAddress(fieldsToRestore(billing, current.billing));
			void registry.dispatch(fieldsStore).setAdditionalValues(additional);
			if (note !== '') {
				void checkout.__internalSetOrderNotes(note);
			}
			if (chosen.useShippingAsBilling !== undefined) {
				void checkout.__internalSetUseShippingAsBilling(chosen.useShippingAsBilling);
			}
			if (chosen.shouldCreateAccount !== undefined) {
				void checkout.__internalSetShouldCreateAccount(chosen.shouldCreateAccount);
			}
			if (chosen.prefersCollection !== undefined) {
				void checkout.setPrefersCollection(chosen.prefersCollection);
			}
		},
	};
};

const changedChoices = (before: Required<Choices>, now: Required<Choices>): Choices => ({
	...(now.useShippingAsBilling !== before.useShippingAsBilling && {
		useShippingAsBilling: now.useShippingAsBilling,
	}),
	...(now.shouldCreateAccount !== before.shouldCreateAccount && {
		shouldCreateAccount: now.shouldCreateAccount,
	}),
	...(now.prefersCollection !== before.prefersCollection && {
		prefersCollection: now.prefersCollection,
	}),
});

const noDraft: Draft = { drop: () => undefined, stop: () => undefined };

/**
 * Puts back what was typed on this device and keeps what is typed from now on, at every change: a crash loses nothing.
 * The stores of cart, checkout and fields must be there; a cart that is not known yet is waited for.
 */
export const startDraft = ({ registry, settings, storage, now }: DraftDependencies): Draft => {
	const device = calm(storage);
	if (!settings.checkout.keepsDraft) {
		device.removeItem(DRAFT_STORAGE_KEY);
		return noDraft;
	}
	const owner: Owner = { shop: settings.homeUrl, user: settings.currentUserId };
	const form = createForm(registry);
	const isKnown = () => registry.select(cartStore).hasFinishedResolution('getCartData');
	let save: (() => void) | null = null;

	const begin = (): (() => void) => {
		const stored = device.getItem(DRAFT_STORAGE_KEY);
		const kept = readDraft(stored, owner, now()) ?? EMPTY;
		const addresses = form.addresses();
		const before = {
			shipping: baseline(kept.shipping, addresses.shipping),
			billing: baseline(kept.billing, addresses.billing),
			choices: form.choices(),
		};
		form.restore(kept);
		let saved: string | null = null;
		return () => {
			const shown = form.addresses();
			const content: DraftContent = {
				shipping: fieldsToKeep(before.shipping, shown.shipping),
				billing: fieldsToKeep(before.billing, shown.billing),
				additional: form.additional(),
				note: form.note(),
				choices: changedChoices(before.choices, form.choices()),
			};
			const text = JSON.stringify(content);
			if (text === saved) {
				return;
			}
			saved = text;
			if (isEmpty(content)) {
				device.removeItem(DRAFT_STORAGE_KEY);
			} else {
				device.setItem(DRAFT_STORAGE_KEY, writeDraft(owner, now(), content));
			}
		};
	};

	const stop = () => unsubscribes.forEach((unsubscribe) => unsubscribe());
	const drop = () => {
		stop();
		device.removeItem(DRAFT_STORAGE_KEY);
	};
	const update = (): void => {
		const checkout = registry.select(checkoutStore);
		if (checkout.isComplete() && !checkout.hasError()) {
			drop();
		} else if (save) {
			save();
		} else if (isKnown()) {
			// What is put back now comes as news of the stores, too.
			save = () => undefined;
			save = begin();
			save();
		}
	};
	const unsubscribes = [CART_STORE_KEY, CHECKOUT_STORE_KEY, FIELDS_STORE_KEY].map((name) =>
		registry.subscribe(update, name),
	);
	update();
	return { drop, stop };
};
