import * as controls from '../components';

const { FormattedMonetaryAmount, Spinner, ShippingRatesControlPackage, ...sharedControls } =
	controls;

/** Controls that window.wc.blocksCheckout provides. */
export const checkoutControls: Readonly<Record<string, unknown>> = sharedControls;

/** window.wc.blocksComponents. */
export const blocksComponents: Record<string, unknown> = {
	...checkoutControls,
	FormattedMonetaryAmount,
	NoticeBanner: controls.StoreNotice,
	ShippingRatesControlPackage,
	Spinner,
};
