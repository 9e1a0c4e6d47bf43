/** Ways to pay for the editor, where no payment script runs (spec section 1, editor preview; section 3, sample values). */
import { __ } from '@wordpress/i18n';
import type { PaymentModel } from '../../src/islands/checkout/model/payment';

const option = (method: string, label: string) =>
	({ kind: 'method', value: method, inputId: `sample-${method}`, label, method }) as const;

export const samplePayment = (): PaymentModel => ({
	options: [
		option('cod', __('Cash on delivery', 'storefront-islands')),
		option('bacs', __('Direct bank transfer', 'storefront-islands')),
		option('cheque', __('Check payments', 'storefront-islands')),
	],
	chosen: 'cod',
	isAsking: false,
});
