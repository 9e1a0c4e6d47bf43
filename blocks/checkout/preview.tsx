import { createElement } from '@wordpress/element';
import type { CartData } from '../../src/domain/cart/data';
import type { SiteSettings } from '../../src/domain/support/settings';
import { safeUrl } from '../../src/domain/html/url';
import { settingsOfBlock } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import type { CheckoutAreaName, CheckoutPlace, RenderArea } from '../../src/islands/shared/areas';
import { CheckoutPreview as Preview } from '../../src/preview/checkout';
import { FailedPreview } from '../shared/notes/failed-preview';
import type { ScreenState } from '../shared/controls/preview-states';
import { emptySampleCart, sampleCart } from '../../src/preview/sample-cart';
import { sampleCouponProblem, sampleErrors } from '../shared/sample/errors';
import { termsOf } from './terms';
import type { DrawTerms } from './terms';

/** Returns the cart without shipping address and contact details, as for a shopper who has not filled in the form. */
const withGaps = (cart: CartData): CartData => ({
	...cart,
	shippingAddress: { ...cart.shippingAddress, last_name: '', city: '' },
	billingAddress: { ...cart.billingAddress, last_name: '', city: '', email: '' },
});

interface CheckoutPreviewProps {
	readonly state: ScreenState;
	readonly settings: SiteSettings;
	readonly choices: BlockChoices;
	/** Classes of the island's element. */
	readonly className: string;
	/** Text of the terms, HTML; empty for the default sentence. */
	readonly termsText: string;
	/** Draws the terms so that they can be edited in place; without it they are drawn as on the page. */
	readonly drawTerms?: DrawTerms;
	readonly area: RenderArea<CheckoutAreaName>;
}

type DrawnState = Exclude<ScreenState, 'failed'>;

const cartOf = (state: DrawnState, settings: SiteSettings): CartData => {
	switch (state) {
		case 'filled':
			return sampleCart(settings);
		case 'empty':
			return emptySampleCart(settings);
		case 'error':
			return withGaps(sampleCart(settings));
	}
};

/** Draws the shopper's checkout with the sample cart, with or without sample errors. */
export const CheckoutPreview = (props: CheckoutPreviewProps) => {
	const { state, settings, choices, area } = props;
	if (state === 'failed') {
		return <FailedPreview />;
	}
	const isWrong = state === 'error';
	const { terms, privacy } = settingsOfBlock(settings, choices).storePages;
	const areaWithTerms: RenderArea<CheckoutPlace> = (place) => {
		if (place !== 'terms') {
			return area(place);
		}
		return choices.hides.includes('policies')
			? null
			: termsOf({
					termsUrl: safeUrl(terms.permalink),
					privacyUrl: safeUrl(privacy.permalink),
					text: props.termsText,
					isRequired: choices.flags.includes('terms-required'),
					draw: props.drawTerms,
				});
	};
	return (
		<div className={props.className}>
			<Preview
				// Each state has its own stores.
				key={state}
				settings={settings}
				choices={choices}
				cart={cartOf(state, settings)}
				notices={isWrong ? sampleErrors() : []}
				couponProblem={isWrong ? sampleCouponProblem() : null}
				hasErrors={isWrong}
				area={areaWithTerms}
			/>
		</div>
	);
};
