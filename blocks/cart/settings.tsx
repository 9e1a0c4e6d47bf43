import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BlockTexts } from '../shared/controls/block-texts';
import { Toggle } from '../shared/controls/controls';
import { ExpressButtons } from '../shared/controls/express-buttons';
import { HeadingLevelControl } from '../shared/controls/heading-level';
import { ShownParts } from '../shared/controls/shown-parts';
import type { CartAttributes } from './attributes';
import { cartTexts } from './texts';

type CartSettingsProps = Pick<BlockEditProps<CartAttributes>, 'attributes' | 'setAttributes'>;

/** Settings controls of the cart block. */
export const CartSettings = ({ attributes, setAttributes }: CartSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Cart', 'storefront-islands')}>
			<ShownParts
				parts={[
					['showCoupons', __('Coupons', 'storefront-islands')],
					['showCrossSells', __('You may also like', 'storefront-islands')],
					['showTotalsTitle', __('Title of the totals', 'storefront-islands')],
					['showAcceptedMethods', __('Icons of accepted payment methods', 'storefront-islands')],
					['showDescriptions', __('Short descriptions', 'storefront-islands')],
					['showTaxRates', __('Rates of taxes', 'storefront-islands')],
				]}
				attributes={attributes}
				onChange={(attribute, isShown) => setAttributes({ [attribute]: isShown })}
			/>
			<Toggle
				label={__('Labels inside the text fields', 'storefront-islands')}
				checked={attributes.floatingLabels}
				onChange={(floatingLabels) => setAttributes({ floatingLabels })}
			/>
			<HeadingLevelControl
				level={attributes.headingLevel}
				deepest={5}
				onChange={(headingLevel) => setAttributes({ headingLevel })}
			/>
		</PanelBody>
		<ExpressButtons attributes={attributes} onChange={setAttributes} />
		<BlockTexts
			names={cartTexts()}
			texts={attributes.texts}
			onChange={(texts) => setAttributes({ texts })}
		/>
	</InspectorControls>
);
