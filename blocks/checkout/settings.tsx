import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { HeadingLevelControl } from '../shared/heading-level';
import { ShownParts } from '../shared/shown-parts';
import type { CheckoutAttributes } from './attributes';

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
				]}
				attributes={attributes}
				onChange={(attribute, isShown) => setAttributes({ [attribute]: isShown })}
			/>
			<HeadingLevelControl
				level={attributes.headingLevel}
				deepest={6}
				onChange={(headingLevel) => setAttributes({ headingLevel })}
			/>
		</PanelBody>
	</InspectorControls>
);
