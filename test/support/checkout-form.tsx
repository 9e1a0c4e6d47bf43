/** Checkout's form with the stores of the checkout, for tests by role and name. */
import { createElement, Fragment } from '@wordpress/element';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCart } from '../../src/domain/cart/read';
import type { SiteSettings } from '../../src/domain/support/settings';
import { CheckoutForm } from '../../src/islands/checkout/form/checkout-form';
import { formModel } from '../../src/islands/checkout/form/model';
import { OrderNote } from '../../src/islands/checkout/form/order-note';
import {
	useFieldMessages,
	useFormActions,
	useFormChoices,
} from '../../src/islands/checkout/form/use-form';
import { checkoutStore } from '../../src/stores/checkout/store/contract';
import { createValidity } from '../../src/stores/shared/validity';
import { createPlacing } from '../../src/stores/checkout/placing';
import { createCheckout } from '../../src/stores/checkout/setup';
import { useCart } from '../../src/stores/cart/shopping/use-cart';
import { validationStore } from '../../src/stores/checkout/validation';
import { emailHint } from '../../src/stores/checkout/validation/email-hint';
import { aCart, anItem } from '../fixtures/builders';
import type { CartJson } from '../fixtures/builders';
import { someSettings } from './islands';
import { aPage, aRegistry, seedOf } from './stores';

/** Default item of the cart. */
export const mug = anItem({ id: 12, name: 'Morning Mug', price: 1000 });

const never = () => Promise.reject(new Error('Not asked in these tests.'));

const Form = ({ settings }: { readonly settings: SiteSettings }) => {
	const model = formModel(useCart(), settings, useFormChoices());
	const actions = useFormActions();
	const messages = useFieldMessages();
	return (
		<Fragment>
			<CheckoutForm model={model} actions={actions} messages={messages} />
			<OrderNote note={model.note} actions={actions} messages={messages} />
		</Fragment>
	);
};

/** Renders the form with all stores of the checkout, in a shop with the given cart. */
export const renderForm = (
	cart: CartJson = aCart({ items: [mug] }),
	overrides: Readonly<Record<string, unknown>> = {},
) => {
	const settings = someSettings({ siteTitle: 'Harbour', ...overrides });
	const registry = aRegistry();
	const page = aPage(cart, { registry, isInvalid: createValidity(registry) });
	const { prepareToOrder } = createCheckout({
		registry,
		settings,
		cart: readCart(seedOf(cart)),
		loadPlacing: () => (parts) => createPlacing({ ...parts, port: { place: never, query: never } }),
		record: { openKey: () => null, begin: () => undefined, end: () => undefined },
		methods: {
			getPaymentMethods: () => ({}),
			getExpressPaymentMethods: () => ({}),
			onChange: () => () => undefined,
		},
		libraries: {
			loadPostcode: never,
			loadPhone: never,
			loadFieldRules: never,
			loadEmail: () => Promise.resolve(emailHint),
		},
		environment: { after: () => () => undefined, onOnline: () => undefined },
		storage: null,
		now: () => 0,
		createKey: () => 'key',
		leaveFor: () => undefined,
		pageUrl: '/checkout/?lang=en',
		report: () => undefined,
	});
	// In production triggered by the first interaction with the form.
	prepareToOrder();
	// Needed for the type only: the stores' registry overrides everything in it.
	const provided = Object.assign(createRegistry(), registry);
	const view = render(
		<RegistryProvider value={provided}>
			<Form settings={settings} />
		</RegistryProvider>,
	);
	return {
		...page,
		view,
		user: userEvent.setup(),
		checkout: () => registry.select(checkoutStore),
		validation: registry.dispatch(validationStore),
	};
};

export const section = (name: string) => screen.getByRole('group', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const fieldIn = (group: string, name: string) => within(section(group)).getByLabelText(name);
