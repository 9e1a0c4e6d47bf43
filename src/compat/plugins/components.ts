/** Controls for plugins. */
import * as controls from '../components';

const { FormattedMonetaryAmount, Spinner, ShippingRatesControlPackage, ...ofBoth } = controls;

/** Those that window.wc.blocksCheckout offers. */
export const checkoutControls: Readonly<Record<string, unknown>> = ofBoth;

/** window.wc.blocksComponents. */
export const blocksComponents: Record<string, unknown> = {
	...checkoutControls,
	FormattedMonetaryAmount,
	NoticeBanner: controls.StoreNotice,
	ShippingRatesControlPackage,
	Spinner,
};
