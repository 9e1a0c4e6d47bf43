import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { HeadingLevelControl } from '../shared/heading-level';
import { ShownParts } from '../shared/shown-parts';

/** The attributes of block.json. */
export type CartAttributes = {
	/** Whether coupons can be added, where the shop has any. */
	readonly showCoupons: boolean;
	/** Whether products that go with the cart stand below it. */
	readonly showCrossSells: boolean;
	/** Of its headings, 1 to 5; the one inside another is one deeper. */
	readonly headingLevel: number;
};

/** The attributes as the island is told them (Views\Ui\BlockChoices). */
export const choicesOfCart = (attributes: CartAttributes): BlockChoices => ({
	headingLevel: attributes.headingLevel,
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showCrossSells ? [] : ['cross-sells']),
	],
});

type CartSettingsProps = Pick<BlockEditProps<CartAttributes>, 'attributes' | 'setAttributes'>;

/** What can be set of a cart. */
export const CartSettings = ({ attributes, setAttributes }: CartSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Cart', 'storefront-islands')}>
			<ShownParts
				parts={[
					['showCoupons', __('Coupons', 'storefront-islands')],
					['showCrossSells', __('You may also like', 'storefront-islands')],
				]}
				attributes={attributes}
				onChange={(attribute, isShown) => setAttributes({ [attribute]: isShown })}
			/>
			<HeadingLevelControl
				level={attributes.headingLevel}
				deepest={5}
				onChange={(headingLevel) => setAttributes({ headingLevel })}
			/>
		</PanelBody>
	</InspectorControls>
);
