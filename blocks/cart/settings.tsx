import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { flagsOf } from '../shared/block-settings';
import { BlockTexts } from '../shared/controls/block-texts';
import { ExpressButtons } from '../shared/controls/express-buttons';
import { Flags } from '../shared/controls/flags';
import { HeadingLevelControl } from '../shared/controls/heading-level';
import { textsOfCart } from '../shared/in-place/block-texts';
import type { CartAttributes } from './attributes';

type CartSettingsProps = Pick<BlockEditProps<CartAttributes>, 'attributes' | 'setAttributes'>;

/** Settings controls of the cart block. */
export const CartSettings = ({ attributes, setAttributes }: CartSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Cart', 'storefront-islands')}>
			<Flags names={flagsOf(attributes)} attributes={attributes} onChange={setAttributes} />
			<HeadingLevelControl
				level={attributes.headingLevel}
				deepest={5}
				onChange={(headingLevel) => setAttributes({ headingLevel })}
			/>
		</PanelBody>
		<ExpressButtons attributes={attributes} onChange={setAttributes} />
		<BlockTexts
			names={textsOfCart()}
			texts={attributes.texts}
			onChange={(texts) => setAttributes({ texts })}
		/>
	</InspectorControls>
);
