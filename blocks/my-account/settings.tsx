import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, Text } from '../shared/controls';

/** The attributes of block.json. */
export type MyAccountAttributes = {
	/** What it is called; empty for "My account". */
	readonly label: string;
	/** Links that are seen, or folded below the name. */
	readonly layout: 'list' | 'menu';
};

type MyAccountSettingsProps = Pick<
	BlockEditProps<MyAccountAttributes>,
	'attributes' | 'setAttributes'
>;

/** What can be set of the ways to one's account. */
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
