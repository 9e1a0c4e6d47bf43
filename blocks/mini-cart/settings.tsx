import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MiniCartIcon, MiniCartProps } from '../../src/islands/mini-cart/model';
import { Choice, Toggle } from '../shared/controls';
import type { Option } from '../shared/controls';

/** Block attributes of block.json, which are passed to the island as props. */
export type MiniCartAttributes = { readonly [Name in keyof MiniCartProps]: MiniCartProps[Name] };

const iconOptions = (): readonly Option<MiniCartIcon>[] => [
	{ value: 'bag', label: __('Bag', 'storefront-islands') },
	{ value: 'cart', label: __('Cart', 'storefront-islands') },
	{ value: 'basket', label: __('Basket', 'storefront-islands') },
];

type MiniCartSettingsProps = Pick<
	BlockEditProps<MiniCartAttributes>,
	'attributes' | 'setAttributes'
>;

/** Settings controls of the mini-cart block. */
export const MiniCartSettings = ({ attributes, setAttributes }: MiniCartSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Mini-cart', 'storefront-islands')}>
			<Choice
				label={__('Icon', 'storefront-islands')}
				value={attributes.icon}
				options={iconOptions()}
				onChange={(icon) => setAttributes({ icon })}
			/>
			<Toggle
				label={__('Name beside the icon', 'storefront-islands')}
				checked={attributes.showLabel}
				onChange={(showLabel) => setAttributes({ showLabel })}
			/>
			<Toggle
				label={__('Open when something is added', 'storefront-islands')}
				help={__('Otherwise only the number on the icon changes.', 'storefront-islands')}
				checked={attributes.openOnAdd}
				onChange={(openOnAdd) => setAttributes({ openOnAdd })}
			/>
		</PanelBody>
	</InspectorControls>
);
