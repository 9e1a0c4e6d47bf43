/** Additional props that the slots beside shipping rates pass to their fills. */
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { RadioControl, ShippingRatesControlPackage } from '../components';
import { rateOption } from '../components/shipping-package';

export const RATE_PROPS = {
	collapsible: false,
	collapse: false,
	components: { ShippingRatesControlPackage, RadioControl },
	noResultsMessage: createElement(
		'p',
		null,
		__('There is no delivery to this address. Please check it.', 'storefront-islands'),
	),
	renderOption: rateOption,
	renderPickupLocation: rateOption,
};
