/** What slots beside shipping rates hand to their fills, besides what every slot does. */
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
