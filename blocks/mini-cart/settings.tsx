import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MiniCartIcon } from '../../src/islands/mini-cart/props';
import { flagsOf } from '../shared/block-settings';
import type { FlagName } from '../shared/block-settings';
import { BlockTexts } from '../shared/controls/block-texts';
import { Choice, Toggle } from '../shared/controls/controls';
import type { Option } from '../shared/controls/controls';
import { Flag, Flags } from '../shared/controls/flags';
import type { Declared } from '../shared/declared';
import { textsOfDrawer } from '../shared/in-place/block-texts';
import type block from './block.json';
import type { MiniCartLook } from './look';

export type MiniCartAttributes = Declared<typeof block.attributes> &
	MiniCartLook & {
		readonly icon: MiniCartIcon;
		/** Texts that replace the default ones, by name. */
		readonly texts: Readonly<Record<string, string>>;
		/** Names of the buttons in their order (data/parts.json). */
		readonly order: readonly string[];
	};

const countOptions = (): readonly Option<MiniCartLook['countVisibility']>[] => [
	{ value: 'greater_than_zero', label: __('Unless it is 0', 'storefront-islands') },
	{ value: 'always', label: __('Always', 'storefront-islands') },
	{ value: 'never', label: __('Never', 'storefront-islands') },
];

const placeOptions = (): readonly Option<MiniCartLook['onCartAndCheckout']>[] => [
	{ value: 'shown', label: __('Show it', 'storefront-islands') },
	{ value: 'hidden', label: __('Hide it, and keep its space', 'storefront-islands') },
	{ value: 'removed', label: __('Leave it out', 'storefront-islands') },
];

const iconOptions = (): readonly Option<MiniCartIcon>[] => [
	{ value: 'bag', label: __('Bag', 'storefront-islands') },
	{ value: 'cart', label: __('Cart', 'storefront-islands') },
	{ value: 'basket', label: __('Basket', 'storefront-islands') },
];

/** Flags above the choices about the icon. */
const BESIDE_ICON: readonly FlagName[] = ['showLabel', 'showPrice'];

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
			<Flag name="showLabel" attributes={attributes} onChange={setAttributes} />
			<Toggle
				label={__('Price of the products beside the icon', 'storefront-islands')}
				checked={attributes.showPrice}
				onChange={(showPrice) => setAttributes({ showPrice })}
			/>
			<Choice
				label={__('Number of items', 'storefront-islands')}
				value={attributes.countVisibility}
				options={countOptions()}
				onChange={(countVisibility) => setAttributes({ countVisibility })}
			/>
			<Choice
				label={__('On the pages of cart and checkout', 'storefront-islands')}
				value={attributes.onCartAndCheckout}
				options={placeOptions()}
				onChange={(onCartAndCheckout) => setAttributes({ onCartAndCheckout })}
			/>
			<Flags
				names={flagsOf(attributes).filter((name) => !BESIDE_ICON.includes(name))}
				attributes={attributes}
				onChange={setAttributes}
			/>
		</PanelBody>
		<BlockTexts
			names={textsOfDrawer()}
			texts={attributes.texts}
			onChange={(texts) => setAttributes({ texts })}
		/>
	</InspectorControls>
);
