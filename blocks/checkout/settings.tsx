import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BlockTexts } from '../shared/controls/block-texts';
import { LongText, Toggle } from '../shared/controls/controls';
import { ExpressButtons } from '../shared/controls/express-buttons';
import { HeadingLevelControl } from '../shared/controls/heading-level';
import { ShownParts } from '../shared/controls/shown-parts';
import type { CheckoutAttributes } from './attributes';
import { checkoutTexts } from './texts';

type CheckoutSettingsProps = Pick<
	BlockEditProps<CheckoutAttributes>,
	'attributes' | 'setAttributes'
>;

/** Settings controls of the checkout block. Fields, accounts and local pickup are settings of the shop. */
export const CheckoutSettings = ({ attributes, setAttributes }: CheckoutSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Checkout', 'storefront-islands')}>
			<ShownParts
				parts={[
					['showCoupons', __('Coupons', 'storefront-islands')],
					['showOrderNotes', __('Note to the order', 'storefront-islands')],
					['showPolicyLinks', __('Links to terms and privacy policy', 'storefront-islands')],
					['showReturnToCart', __('Link back to the cart', 'storefront-islands')],
					['showTotalOnButton', __('Total on the button', 'storefront-islands')],
					['showStepNumbers', __('Numbers of the sections', 'storefront-islands')],
					['showDeliveryIcons', __('Icons of shipping and pickup', 'storefront-islands')],
					['showDeliveryPrices', __('Prices of shipping and pickup', 'storefront-islands')],
					['showDescriptions', __('Short descriptions', 'storefront-islands')],
					['showTaxRates', __('Rates of taxes', 'storefront-islands')],
					['showTermsSeparator', __('Line above the terms', 'storefront-islands')],
				]}
				attributes={attributes}
				onChange={(attribute, isShown) => setAttributes({ [attribute]: isShown })}
			/>
			<Toggle
				label={__('An order needs a tick at the terms', 'storefront-islands')}
				help={
					attributes.showPolicyLinks
						? __('An order without it is refused.', 'storefront-islands')
						: __('Show the terms to require a tick.', 'storefront-islands')
				}
				checked={attributes.requiresTerms}
				disabled={!attributes.showPolicyLinks}
				onChange={(requiresTerms) => setAttributes({ requiresTerms })}
			/>
			<LongText
				label={__('Text of the terms', 'storefront-islands')}
				help={__(
					'Empty for a sentence with links to the shop’s pages. Links may be written as HTML.',
					'storefront-islands',
				)}
				value={attributes.termsText}
				onChange={(termsText) => setAttributes({ termsText })}
			/>
			<Toggle
				label={__('Labels inside the text fields', 'storefront-islands')}
				checked={attributes.floatingLabels}
				onChange={(floatingLabels) => setAttributes({ floatingLabels })}
			/>
			<HeadingLevelControl
				level={attributes.headingLevel}
				deepest={6}
				onChange={(headingLevel) => setAttributes({ headingLevel })}
			/>
		</PanelBody>
		<ExpressButtons attributes={attributes} onChange={setAttributes} />
		<BlockTexts
			names={checkoutTexts()}
			texts={attributes.texts}
			onChange={(texts) => setAttributes({ texts })}
		/>
	</InspectorControls>
);
