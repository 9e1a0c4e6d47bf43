import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { MiniCartButton } from '../../src/islands/mini-cart/button';

/** The attributes of block.json. */
export type MiniCartAttributes = {
	/** Whether the drawer opens when something was put into the cart. */
	readonly openOnAdd: boolean;
};

const SAMPLE_COUNT = 3;
const nothing = () => undefined;

/** The mini-cart in the editor: its link with a sample number, and its settings. */
export const MiniCartEdit = ({
	attributes: { openOnAdd },
	setAttributes,
}: BlockEditProps<MiniCartAttributes>) => (
	<div {...useBlockProps({ className: 'storefront-mini-cart-block' })}>
		<InspectorControls>
			<PanelBody title={__('Mini-cart', 'storefront-islands')}>
				<ToggleControl
					label={__('Open when something is added', 'storefront-islands')}
					checked={openOnAdd}
					onChange={(value) => setAttributes({ openOnAdd: value })}
				/>
			</PanelBody>
		</InspectorControls>
		<Disabled>
			<MiniCartButton cartUrl="#" count={SAMPLE_COUNT} isOpen={false} onOpen={nothing} />
		</Disabled>
	</div>
);
