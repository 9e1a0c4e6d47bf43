/** Renders the checkout with an in-memory shop and the test's own payment methods. */
import { createElement } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { readCart } from '../../src/domain/cart/read';
import type { OrderRequest, PlaceOutcome } from '../../src/domain/checkout/order';
import { CheckoutIsland } from '../../src/islands/checkout/island';
import type { CheckoutPlace, RenderArea } from '../../src/islands/shared/areas';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { paymentStore } from '../../src/stores/checkout/payment/contract';
import type {
	ExpressPaymentMethodConfig,
	MethodRegistry,
	PaymentMethodConfig,
} from '../../src/stores/checkout/payment/methods';
import { createValidity } from '../../src/stores/shared/validity';
import { createPlacing } from '../../src/stores/checkout/placing';
import { createCheckout } from '../../src/stores/checkout/setup';
import { validationStore } from '../../src/stores/checkout/validation';
import type { CartJson } from '../fixtures/builders';
import { aMethod as aPlainMethod } from './checkout-store';
import { renderProvided, someSettings } from './islands';
import { aPage, aRegistry, seedOf } from './stores';

/** Payment method that is always available. */
export const aMethod = (
	name: string,
	overrides: Partial<PaymentMethodConfig> = {},
): PaymentMethodConfig =>
	aPlainMethod(name, {
		label: `Pay with ${name}`,
		content: <p>{`About ${name}`}</p>,
		...overrides,
	});

/** Express payment method that is always available. */
export const anExpressMethod = (name: string, content: ReactNode): ExpressPaymentMethodConfig => ({
	name,
	title: name,
	description: '',
	gatewayId: name,
	paymentMethodId: name,
	content,
	edit: null,
	canMakePayment: () => true,
	supports: { features: ['products'], style: [] },
});

const byName = <Config extends { readonly name: string }>(
	configs: readonly Config[],
): Readonly<Record<string, Config>> =>
	Object.fromEntries(configs.map((config) => [config.name, config]));

interface CheckoutOptions {
	readonly settings?: Readonly<Record<string, unknown>>;
	/** Removed parts of the block. */
	readonly choices?: BlockChoices;
	/** Content that the server has printed. */
	readonly area?: RenderArea<CheckoutPlace>;
	readonly methods?: readonly PaymentMethodConfig[];
	readonly express?: readonly ExpressPaymentMethodConfig[];
	/** Result of placing an order; without it the shop never responds. */
	readonly place?: (request: OrderRequest) => Promise<PlaceOutcome>;
}

/** Runs callbacks without delay at once; the others never, as time does not pass. */
const afterTest = (delay: number, run: () => void): (() => void) => {
	let isDue = delay === 0;
	queueMicrotask(() => isDue && run());
	return () => {
		isDue = false;
	};
};

const notLoaded = () => Promise.reject(new Error('Libraries are not loaded in tests.'));

const never = <Value,>() => new Promise<Value>(() => undefined);

/**
 * Renders the checkout of a shop with the given cart, and waits until canMakePayment of all payment methods has
 * completed.
 */
export const renderCheckout = async (cart: CartJson, options: CheckoutOptions = {}) => {
	const settings = someSettings(options.settings);
	const registry = aRegistry();
	const stores = aPage(cart, { registry, isInvalid: createValidity(registry) });
	const printed = readCart(seedOf(cart));
	const methods: MethodRegistry = {
		getPaymentMethods: () => byName(options.methods ?? [aMethod('cod'), aMethod('bacs')]),
		getExpressPaymentMethods: () => byName(options.express ?? []),
		onChange: () => () => undefined,
	};
	const left: string[] = [];
	const orders: OrderRequest[] = [];
	const parts = createCheckout({
		registry,
		settings,
		cart: printed,
		loadPlacing: () => (dependencies) =>
			createPlacing({
				...dependencies,
				port: {
					place: (request) => {
						orders.push(request);
						return (options.place ?? never)(request);
					},
					query: never,
				},
			}),
		record: { openKey: () => null, begin: () => undefined, end: () => undefined },
		methods,
		libraries: {
			loadPostcode: notLoaded,
			loadPhone: notLoaded,
			loadEmail: notLoaded,
			loadFieldRules: notLoaded,
		},
		environment: { after: afterTest, onOnline: () => undefined },
		storage: null,
		now: () => 0,
		createKey: () => 'key',
		leaveFor: (url) => void left.push(url),
		pageUrl: '/checkout/?lang=en',
		report: () => undefined,
	});
	const view = renderProvided(
		// Element that PHP marks as the island.
		<div className="storefront-checkout">
			<CheckoutIsland
				page={{ settings, ...parts }}
				methods={methods}
				printed={printed}
				messages={[]}
				choices={options.choices ?? NO_CHOICES}
				area={options.area ?? (() => null)}
			/>
		</div>,
		registry,
	);
	await act(() => Promise.resolve());
	return {
		...stores,
		...view,
		/** URLs to which the shopper was redirected. */
		left,
		/** Order requests sent to the shop. */
		orders,
		payment: () => registry.select(paymentStore),
		validation: registry.dispatch(validationStore),
		addNotice: (message: string, context: string) =>
			void registry.dispatch(noticesStore).createErrorNotice(message, { context }),
	};
};
