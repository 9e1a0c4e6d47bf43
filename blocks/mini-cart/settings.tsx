import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The attributes of block.json. */
export type MiniCartAttributes = {
	/** Whether the drawer opens when something was put into the cart. */
	readonly openOnAdd: boolean;
};

type MiniCartSettingsProps = Pick<
	BlockEditProps<MiniCartAttributes>,
	'attributes' | 'setAttributes'
>;

/** What can be set of a mini-cart. */
export const MiniCartSettings = ({ attributes, setAttributes }: MiniCartSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Mini-cart', 'storefront-islands')}>
			<ToggleControl
				__nextHasNoMarginBottom
				label={__('Open when something is added', 'storefront-islands')}
				checked={attributes.openOnAdd}
				onChange={(openOnAdd) => setAttributes({ openOnAdd })}
			/>
		</PanelBody>
	</InspectorControls>
);
