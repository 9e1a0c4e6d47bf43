/** Payment methods of the editor's preview: all registered ones, with the `edit` content of their registrations. */
import { __ } from '@wordpress/i18n';
import type {
	ExpressPaymentMethodConfig,
	MethodRegistry,
	PaymentMethodConfig,
} from '../stores/checkout/payment/methods';

/**
 * Replaces each method's content by its `edit` element for the editor, which requires no shopper
 * (docs/behaviour.md#editor-preview).
 */
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
	placeOrderButton: null,
	icons: null,
	canMakePayment: () => true,
	supports: { showSavedCards: false, showSaveOption: false, features: ['products'], style: [] },
});

/**
 * Sample methods (docs/behaviour.md#editor-preview: sample values), used if the gateways' scripts do not run in the
 * editor.
 */
const samples = (): Readonly<Record<string, PaymentMethodConfig>> => ({
	cod: sample(
		'cod',
		__('Cash on delivery', 'storefront-islands'),
		__('Pay with cash upon delivery.', 'storefront-islands'),
	),
	bacs: sample('bacs', __('Direct bank transfer', 'storefront-islands'), ''),
	cheque: sample('cheque', __('Check payments', 'storefront-islands'), ''),
});

/** Returns the page's methods for a preview; the three samples if none has registered. */
export const previewMethods = (page: MethodRegistry): MethodRegistry => ({
	getPaymentMethods: () => {
		const registered = asInEditor(page.getPaymentMethods());
		return Object.keys(registered).length > 0 ? registered : samples();
	},
	getExpressPaymentMethods: () => asInEditor(page.getExpressPaymentMethods()),
	onChange: (listener) => page.onChange(listener),
});
