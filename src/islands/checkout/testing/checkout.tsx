/** The checkout over a shop in memory, with payment methods of the test's own. */
import { createElement } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CartJson } from '../../../../test/fixtures/builders';
import { readCart } from '../../../domain/cart/read';
import type { OrderRequest, PlaceOutcome } from '../../../domain/checkout/order';
import { createCheckout } from '../../../stores/checkout/create';
import { createPlacing } from '../../../stores/checkout/placing';
import { paymentStore } from '../../../stores/payment/contract';
import type {
	ExpressPaymentMethodConfig,
	MethodRegistry,
	PaymentMethodConfig,
} from '../../../stores/payment/method';
import { aMethod as aPlainMethod } from '../../../stores/testing/checkout';
import { aPage, aRegistry, seedOf } from '../../../stores/testing/stores';
import { NO_CHOICES } from '../../shared/block-choices';
import type { BlockChoices } from '../../shared/block-choices';
import { renderProvided, someSettings } from '../../testing/islands';
import { CheckoutIsland } from '../island';

/** A payment method that can always be used. */
export const aMethod = (
	name: string,
	overrides: Partial<PaymentMethodConfig> = {},
): PaymentMethodConfig =>
	aPlainMethod(name, {
		label: `Pay with ${name}`,
		content: <p>{`About ${name}`}</p>,
		...overrides,
	});

/** An express method that can always be used. */
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
	/** What the block leaves out. */
	readonly choices?: BlockChoices;
	readonly methods?: readonly PaymentMethodConfig[];
	readonly express?: readonly ExpressPaymentMethodConfig[];
	/** What the shop makes of an order; it never answers without. */
	readonly place?: (request: OrderRequest) => Promise<PlaceOutcome>;
}

/** What is due at once happens at once; time does not pass. */
const afterTest = (delay: number, run: () => void): (() => void) => {
	let isDue = delay === 0;
	queueMicrotask(() => isDue && run());
	return () => {
		isDue = false;
	};
};

const notLoaded = () => Promise.reject(new Error('Libraries are not loaded in tests.'));

const never = <Value,>() => new Promise<Value>(() => undefined);

/** Renders the checkout of a shop that holds this cart, and waits until its payment methods have answered. */
export const renderCheckout = async (cart: CartJson, options: CheckoutOptions = {}) => {
	const settings = someSettings(options.settings);
	const registry = aRegistry();
	const stores = aPage(cart, { registry });
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
					ask: never,
				},
			}),
		record: { open: () => null, begin: () => undefined, end: () => undefined },
		methods,
		libraries: { loadPostcode: notLoaded, loadPhone: notLoaded, loadEmail: notLoaded },
		environment: { after: afterTest, onOnline: () => undefined },
		storage: null,
		now: () => 0,
		createKey: () => 'key',
		leaveFor: (url) => void left.push(url),
		report: () => undefined,
	});
	const view = renderProvided(
		// The element that PHP marks as the island.
		<div className="storefront-checkout">
			<CheckoutIsland
				page={{ settings, ...parts }}
				methods={methods}
				printed={printed}
				messages={[]}
				choices={options.choices ?? NO_CHOICES}
				couponFormStartsOpen={false}
				area={() => null}
			/>
		</div>,
		registry,
	);
	await act(() => Promise.resolve());
	return {
		...stores,
		...view,
		/** Addresses that the shopper was sent to. */
		left,
		/** What was sent to the shop. */
		orders,
		payment: () => registry.select(paymentStore),
		addNotice: (message: string, context: string) =>
			void registry.dispatch(noticesStore).createErrorNotice(message, { context }),
	};
};
