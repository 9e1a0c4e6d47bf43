/** Creates a page with a checkout and fake shops, for tests. Its clock is setTimeout, so tests use fake timers. */
import { decodeSettings } from '../../src/api';
import { readCart } from '../../src/domain/cart/read';
import { checkoutStore } from '../../src/stores/checkout/store/contract';
import { createValidity } from '../../src/stores/shared/validity';
import { paymentStore } from '../../src/stores/checkout/payment/contract';
import type {
	ExpressPaymentMethodConfig,
	MethodRegistry,
	PaymentMethodConfig,
} from '../../src/stores/checkout/payment/methods';
import { startFieldRules } from '../../src/stores/checkout/field-rules/start';
import { createPlacing } from '../../src/stores/checkout/placing';
import { createCheckout } from '../../src/stores/checkout/setup';
import type { CheckoutDependencies } from '../../src/stores/checkout/setup';
import { validationStore } from '../../src/stores/checkout/validation';
import { FakeAttemptRecord, FakeCheckoutPort } from '../fakes/checkout-port';
import { aBillingAddress, aCart, anItem, aShippingAddress } from '../fixtures/builders';
import type { CartJson } from '../fixtures/builders';
import { aPage, aRegistry, pass, seedOf } from './stores';

export const aMethod = (
	name: string,
	overrides: Partial<PaymentMethodConfig> = {},
): PaymentMethodConfig => ({
	name,
	paymentMethodId: name,
	label: name,
	ariaLabel: name,
	content: null,
	edit: null,
	savedTokenComponent: null,
	placeOrderButtonLabel: null,
	placeOrderButton: null,
	icons: null,
	canMakePayment: () => true,
	supports: { showSavedCards: false, showSaveOption: false, features: ['products'], style: [] },
	...overrides,
});

/** Methods as the page's scripts have registered them. */
export const methodsOf = (
	methods: Readonly<Record<string, PaymentMethodConfig>>,
	express: Readonly<Record<string, ExpressPaymentMethodConfig>> = {},
): MethodRegistry => ({
	getPaymentMethods: () => methods,
	getExpressPaymentMethods: () => express,
	onChange: () => () => undefined,
});

export const ada = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '1 Market St',
	city: 'San Francisco',
	postcode: '94105',
};

/** Cart that can be ordered. */
export const readyCart = (overrides: Parameters<typeof aCart>[0] = {}): CartJson =>
	aCart({
		items: [anItem({ id: 12, name: 'Morning Mug', price: 1000 })],
		shipping_address: aShippingAddress(ada),
		billing_address: aBillingAddress({ ...ada, email: 'ada@example.org' }),
		...overrides,
	});

interface CheckoutOptions {
	readonly settings?: Readonly<Record<string, unknown>>;
	readonly dependencies?: Partial<CheckoutDependencies>;
	/** Key of an attempt that another page left open. */
	readonly openAttempt?: string;
}

export const aCheckout = (
	cart: CartJson = readyCart(),
	{ settings: given = {}, dependencies = {}, openAttempt }: CheckoutOptions = {},
) => {
	const registry = aRegistry();
	const settings = decodeSettings({
		homeUrl: '/',
		countries: { US: 'United States' },
		states: { US: { CA: 'California', NY: 'New York' } },
		collectableMethodIds: ['pickup_location'],
		...given,
	});
	const page = aPage(cart, { registry, isInvalid: createValidity(registry) });
	const shop = new FakeCheckoutPort();
	const record = new FakeAttemptRecord(openAttempt);
	const left: string[] = [];
	const reports: unknown[] = [];
	let keys = 0;
	let cameOnline = (): void => undefined;
	const checkout = createCheckout({
		registry,
		settings,
		cart: readCart(seedOf(cart)),
		loadPlacing: () => (parts) => createPlacing({ ...parts, port: shop }),
		record,
		methods: methodsOf({ cod: aMethod('cod') }),
		libraries: {
			loadPostcode: () => Promise.resolve(() => null),
			loadPhone: () => Promise.resolve(() => null),
			loadEmail: () => Promise.resolve(() => null),
			loadFieldRules: (page, shop) => {
				startFieldRules(page, shop);
				return Promise.resolve(true);
			},
		},
		environment: {
			after: (milliseconds, callback) => {
				const timer = setTimeout(callback, milliseconds);
				return () => clearTimeout(timer);
			},
			onOnline: (listener) => {
				cameOnline = listener;
			},
		},
		storage: null,
		now: () => 0,
		createKey: () => `attempt-${String((keys += 1))}`,
		leaveFor: (url) => void left.push(url),
		pageUrl: '/checkout/?lang=en',
		report: (error) => void reports.push(error),
		...dependencies,
	});
	// Called on the first interaction with the form.
	checkout.prepareToOrder();
	return {
		...page,
		...checkout,
		/** Port of the orders; `port` is the cart's. */
		orders: shop,
		record,
		/** URLs to which the page navigated. */
		left,
		/** Values that observers threw. */
		reports,
		comeOnline: () => cameOnline(),
		checkout: () => registry.select(checkoutStore),
		doCheckout: registry.dispatch(checkoutStore),
		payment: () => registry.select(paymentStore),
		doPayment: registry.dispatch(paymentStore),
		validation: () => registry.select(validationStore),
		doValidation: registry.dispatch(validationStore),
	};
};

export type CheckoutPage = ReturnType<typeof aCheckout>;

/** Presses the button, and waits for what follows at once. */
export const place = async (page: CheckoutPage): Promise<void> => {
	await page.doCheckout.placeOrder();
	await pass();
};
