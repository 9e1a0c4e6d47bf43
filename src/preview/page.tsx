/**
 * Page of a checkout preview in the editor: stores of its own with a sample cart and a shop that never responds, the
 * shop's settings for them, and sample errors.
 */
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { decodeSettings } from '../api';
import type { CartPort } from '../api';
import { GatewayProvider } from '../compat/gateway/use-gateway-props';
import type { Cart } from '../domain/cart/cart';
import type { CartData } from '../domain/cart/data';
import { readCart } from '../domain/cart/read';
import { NOTICE_CONTEXTS } from '../domain/failure/failure';
import type { SiteSettings } from '../domain/support/settings';
import type { CheckoutParts } from '../stores/checkout/contract';
import type { MethodRegistry } from '../stores/checkout/payment/methods';
import { createCheckout } from '../stores/checkout/setup';
import { createStores } from '../stores/cart/setup';
import { raiseNotice } from '../stores/shared/notices';
import { openRegistry } from '../stores/shared/open-registry';
import type { Registry } from '../stores/shared/registry';
import { validationStore } from '../stores/checkout/validation';

export interface PreviewPage extends CheckoutParts {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	readonly methods: MethodRegistry;
	readonly cart: Cart;
	/** Cancels pending work of gateways and timers. */
	readonly close: () => void;
}

const nothing = () => undefined;
const never = <Value,>(): Promise<Value> => new Promise(nothing);

const SILENT_SHOP: CartPort = {
	load: never,
	mutate: never,
	watchConnection: () => nothing,
	precede: nothing,
	retryNow: nothing,
};

export interface PreviewOptions {
	readonly settings: SiteSettings;
	readonly cart: CartData;
	readonly methods: MethodRegistry;
}

/**
 * Creates the stores of a preview. Every payment method is offered without calling canMakePayment
 * (docs/behaviour.md#payment-methods).
 */
export const openPreview = ({ settings, cart, methods }: PreviewOptions): PreviewPage => {
	const registry = openRegistry();
	const readOptions = { pricesIncludeTax: settings.displayCartPricesIncludingTax };
	const read = readCart(cart, readOptions);
	createStores({
		registry,
		port: SILENT_SHOP,
		pageEvents: { adding: nothing, added: nothing, removed: nothing, hasButton: () => false },
		createKey: () => '',
		isInvalid: () => false,
		onConfirmed: nothing,
		readOptions,
		seed: cart,
	});
	const { paymentMethods, ...parts } = createCheckout({
		registry,
		settings,
		cart: read,
		loadPlacing: never,
		record: { openKey: () => null, begin: nothing, end: nothing },
		methods,
		isEditor: true,
		libraries: {
			loadPostcode: never,
			loadPhone: never,
			loadEmail: never,
			loadFieldRules: never,
		},
		environment: {
			after: (delay, run) => {
				const timer = setTimeout(run, delay);
				return () => clearTimeout(timer);
			},
			onOnline: nothing,
		},
		storage: null,
		now: () => 0,
		createKey: () => '',
		leaveFor: nothing,
		pageUrl: '',
		report: (error) => console.error(error),
	});
	return { ...parts, registry, settings, methods, cart: read, close: () => paymentMethods.stop() };
};

declare global {
	interface Window {
		/** Data that PHP passes to the editor's script (php-stubs/src/Editor/EditorData.php), not decoded. */
		storefrontIslandsEditor?: { readonly settings?: unknown; readonly site?: unknown };
	}
}

/** Returns the settings for a guest without saved tokens; the shop's rules for orders are unchanged. */
const withGuestSettings = (settings: SiteSettings): SiteSettings => {
	const { allowsGuests, offersAccount } = settings.checkout;
	const isLetIn = allowsGuests || offersAccount;
	return {
		...settings,
		// If only customers may order, the preview shows the checkout of a customer.
		currentUserId: isLetIn ? 0 : 1,
		currentUserIsAdmin: true,
		checkout: { ...settings.checkout, savedPaymentMethods: {} },
	};
};

/**
 * Returns the shop's settings for previews in the editor: currency, fields and pages; the defaults of
 * docs/behaviour.md#site-settings if PHP provides none.
 */
export const readPreviewSettings = (json: unknown): SiteSettings =>
	withGuestSettings(decodeSettings(json));

let known: SiteSettings | null = null;

/** Returns the settings of the current page, decoded once. */
export const previewSettings = (): SiteSettings =>
	(known ??= readPreviewSettings(window.storefrontIslandsEditor?.settings));

/**
 * Raises the error of a payment method that could not register (docs/behaviour.md#messages), and shows the errors of
 * the sample's empty fields.
 */
export const raiseSampleErrors = ({ registry }: PreviewPage): void => {
	raiseNotice(
		registry,
		'error',
		// translators: %s: id of a payment method; the error follows.
		sprintf(
			__("There was an error registering the payment method with id '%s': ", 'storefront-islands'),
			'sample',
		) + 'The payment method configuration object is missing the following properties: label, edit',
		{ id: 'wc-sample-registration-error', context: NOTICE_CONTEXTS.payments },
	);
	void registry.dispatch(validationStore).showAllValidationErrors();
};

interface PreviewProviderProps {
	readonly page: PreviewPage;
	readonly children: ReactNode;
}

/** Provides the preview's stores to its children instead of the editor's. */
export const PreviewProvider = ({ page, children }: PreviewProviderProps) => (
	// Needed for the type only: the preview's registry overrides everything in it.
	<RegistryProvider value={Object.assign(createRegistry(), page.registry)}>
		<GatewayProvider value={page}>{children}</GatewayProvider>
	</RegistryProvider>
);
