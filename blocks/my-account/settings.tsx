import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, Text } from '../shared/controls/controls';

/** Block attributes, as declared in block.json. */
export type MyAccountAttributes = {
	/** Label of the links or the menu; empty for "My account". */
	readonly label: string;
	/** `list` shows all links, `menu` collapses them behind the label. */
	readonly layout: 'list' | 'menu';
};

type MyAccountSettingsProps = Pick<
	BlockEditProps<MyAccountAttributes>,
	'attributes' | 'setAttributes'
>;

/** Settings controls of the account links. */
export const MyAccountSettings = ({ attributes, setAttributes }: MyAccountSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('My account', 'storefront-islands')}>
			<Text
				label={__('Name', 'storefront-islands')}
				placeholder={__('My account', 'storefront-islands')}
				value={attributes.label}
				onChange={(label) => setAttributes({ label })}
			/>
			<Choice
				label={__('Links', 'storefront-islands')}
				value={attributes.layout}
				options={[
					{ value: 'list', label: __('Always visible', 'storefront-islands') },
					{ value: 'menu', label: __('Unfold on click', 'storefront-islands') },
				]}
				onChange={(layout) => setAttributes({ layout })}
			/>
		</PanelBody>
	</InspectorControls>
);
