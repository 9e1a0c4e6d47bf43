import { readChosenAddress } from '../../domain/compat/address-autocomplete/suggestions';
import type { AddressKind } from '../../domain/checkout/fields/form';
import { checkoutStore } from '../../stores/checkout/store/contract';
import type { PageStores } from '../../stores/cart/setup';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import { connectCombobox } from './combobox';
import type { Combobox } from './combobox';
import { activateProvider } from './providers';

const KINDS: readonly AddressKind[] = ['shipping', 'billing'];

/** Part of the page's stores that is needed here. */
export type AddressStores = Pick<PageStores, 'registry' | 'settings'>;

/** Offers suggestions of registered providers below the first line of each address on the screen. */
export const startAddressAutocomplete = (
	page: Window,
	screen: Element,
	{ registry, settings }: AddressStores,
): void => {
	const shopping = registry.dispatch(shoppingStore);
	const checkout = registry.dispatch(checkoutStore);
	const comboboxes = new Map<AddressKind, Combobox>();
	/** Countries and registered providers for which the active ones were chosen, by kind. */
	const chosenFor = new Map<AddressKind, string>();

	const countryOf = (kind: AddressKind): string => {
		const { shippingAddress, billingAddress } = registry.select(shoppingStore).getCart();
		return (kind === 'shipping' ? shippingAddress : billingAddress).country;
	};
	const fill = (kind: AddressKind, chosen: unknown): void => {
		const address = readChosenAddress(chosen, countryOf(kind), settings.states);
		if (kind === 'shipping') {
			void shopping.typeShippingAddress(address);
		} else {
			void shopping.typeBillingAddress(address);
		}
		void shopping.leaveAddress();
	};
	const activate = (kind: AddressKind): void => {
		const provider = activateProvider(page, kind, countryOf(kind));
		void checkout.setActiveAddressAutocompleteProvider(provider?.id ?? '', kind);
		comboboxes.get(kind)?.setProvider(provider);
	};
	const activateWhenChanged = (): void => {
		for (const kind of KINDS) {
			const providers = registry.select(checkoutStore).getRegisteredAutocompleteProviders();
			const now = [countryOf(kind), ...providers].join();
			if (chosenFor.get(kind) !== now) {
				chosenFor.set(kind, now);
				activate(kind);
			}
		}
	};
	/** React removes and adds sections of the form. */
	const connect = (): void => {
		for (const kind of KINDS) {
			const before = comboboxes.get(kind);
			const input = page.document.getElementById(`${kind}-address_1`);
			if (before?.input === input) {
				continue;
			}
			before?.disconnect();
			comboboxes.delete(kind);
			if (input instanceof HTMLInputElement) {
				const parts = { kind, country: () => countryOf(kind), fill: fill.bind(null, kind) };
				comboboxes.set(kind, connectCombobox(input, parts));
				// A provider may have been registered before there were stores to tell of it.
				input.addEventListener('focus', () => activate(kind));
				activate(kind);
			}
		}
	};
	new MutationObserver(connect).observe(screen, { childList: true, subtree: true });
	connect();
	activateWhenChanged();
	registry.subscribe(activateWhenChanged);
};
