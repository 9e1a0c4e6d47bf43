/** The ways to pay that the editor's preview offers: all that are registered, as their registrations draw themselves there. */
import { __ } from '@wordpress/i18n';
import type {
	ExpressPaymentMethodConfig,
	MethodRegistry,
	PaymentMethodConfig,
} from '../stores/payment/method';

/** Gateways hand over an element of its own for the editor, which needs no shopper (spec section 3). */
const asInEditor = <Config extends PaymentMethodConfig | ExpressPaymentMethodConfig>(
	configs: Readonly<Record<string, Config>>,
): Readonly<Record<string, Config>> =>
	Object.fromEntries(
		Object.entries(configs).map(([name, config]) => [name, { ...config, content: config.edit }]),
	);

const sample = (name: string, label: string, text: string): PaymentMethodConfig => ({
	name,
	paymentMethodId: name,
	label,
	ariaLabel: label,
	content: text,
	edit: text,
	savedTokenComponent: null,
	placeOrderButtonLabel: null,
	icons: null,
	canMakePayment: () => true,
	supports: { showSavedCards: false, showSaveOption: false, features: ['products'], style: [] },
});

/** Spec section 3: sample values. They stand in for gateways whose scripts do not run in the editor. */
const samples = (): Readonly<Record<string, PaymentMethodConfig>> => ({
	cod: sample(
		'cod',
		__('Cash on delivery', 'storefront-islands'),
		__('Pay with cash upon delivery.', 'storefront-islands'),
	),
	bacs: sample('bacs', __('Direct bank transfer', 'storefront-islands'), ''),
	cheque: sample('cheque', __('Check payments', 'storefront-islands'), ''),
});

/** The page's methods for a preview; the three samples where none has registered. */
export const previewMethods = (page: MethodRegistry): MethodRegistry => ({
	getPaymentMethods: () => {
		const registered = asInEditor(page.getPaymentMethods());
		return Object.keys(registered).length > 0 ? registered : samples();
	},
	getExpressPaymentMethods: () => asInEditor(page.getExpressPaymentMethods()),
	onChange: (listener) => page.onChange(listener),
});
