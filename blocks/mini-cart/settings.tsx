import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { MiniCartIcon, MiniCartProps } from '../../src/islands/mini-cart/model';
import { BlockTexts } from '../shared/controls/block-texts';
import { Choice, Toggle } from '../shared/controls/controls';
import type { Option } from '../shared/controls/controls';
import { ShownParts } from '../shared/controls/shown-parts';
import type { DrawerAttributes } from './drawer';
import type { MiniCartLook } from './look';
import { drawerTexts } from './texts';

/** Block attributes of block.json, which are passed to the island as props. */
export type MiniCartAttributes = MiniCartLook & {
	readonly [Name in keyof MiniCartProps]: MiniCartProps[Name];
} & DrawerAttributes;

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
			<Toggle
				label={__('Go to the checkout at once', 'storefront-islands')}
				help={__('Otherwise a click opens the cart in a drawer.', 'storefront-islands')}
				checked={attributes.linksToCheckout}
				onChange={(linksToCheckout) => setAttributes({ linksToCheckout })}
			/>
			<Toggle
				label={__('Open when something is added', 'storefront-islands')}
				help={__('Otherwise only the number on the icon changes.', 'storefront-islands')}
				checked={attributes.openOnAdd}
				onChange={(openOnAdd) => setAttributes({ openOnAdd })}
			/>
			<ShownParts
				parts={[
					['showCheckoutButton', __('Button to the checkout', 'storefront-islands')],
					['showCartButton', __('Button to the cart', 'storefront-islands')],
					[
						'showShopButton',
						__('Button to the shop, while the cart is empty', 'storefront-islands'),
					],
				]}
				attributes={attributes}
				onChange={(attribute, isShown) => setAttributes({ [attribute]: isShown })}
			/>
		</PanelBody>
		<BlockTexts
			names={drawerTexts()}
			texts={attributes.texts}
			onChange={(texts) => setAttributes({ texts })}
		/>
	</InspectorControls>
);
