import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { HeadingLevelControl } from '../shared/heading-level';
import { ShownParts } from '../shared/shown-parts';

/** The attributes of block.json. */
export type CheckoutAttributes = {
	/** Whether coupons can be added, where the shop has any. */
	readonly showCoupons: boolean;
	/** Whether the order can be given a note, where the shop takes notes. */
	readonly showOrderNotes: boolean;
	/** Whether terms and privacy policy are linked to, where the shop has them. */
	readonly showPolicyLinks: boolean;
	readonly showReturnToCart: boolean;
	/** Of its headings, 1 to 6. */
	readonly headingLevel: number;
};

/** The attributes as the island is told them (Views\Ui\BlockChoices). */
export const choicesOfCheckout = (attributes: CheckoutAttributes): BlockChoices => ({
	headingLevel: attributes.headingLevel,
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showOrderNotes ? [] : ['notes']),
		...(attributes.showPolicyLinks ? [] : ['policies']),
		...(attributes.showReturnToCart ? [] : ['way-back']),
	],
});

type CheckoutSettingsProps = Pick<
	BlockEditProps<CheckoutAttributes>,
	'attributes' | 'setAttributes'
>;

/** What can be set of a checkout. Fields, accounts and pickup are the shop's own settings. */
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
