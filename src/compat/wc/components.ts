/** window.wc.blocksComponents: controls for plugins. */
import * as controls from '../components';

const { FormattedMonetaryAmount, Spinner, ...ofBoth } = controls;

/** Those that window.wc.blocksCheckout offers, too. */
export const checkoutControls: Readonly<Record<string, unknown>> = ofBoth;

export const blocksComponents: Record<string, unknown> = {
	...checkoutControls,
	FormattedMonetaryAmount,
	NoticeBanner: controls.StoreNotice,
	Spinner,
};
