import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, PanelBody, Placeholder } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import icons from '../../data/icons.json';
import { Icon } from '../../src/ui/icon';
import { Text } from '../shared/controls/controls';
import { Flag } from '../shared/controls/flags';
import { siteData } from '../shared/site-data';
import { ServerPreview } from '../shared/in-place/server-preview';
import { StateToolbar } from '../shared/controls/state-toolbar';
import type { Declared } from '../shared/declared';
import type block from './block.json';
import { addItem } from './items';
import { hasLinks, type MenuSettings } from './source';
import { MenuChoice, SourceSettings } from './source-settings';

export type MenuAttributes = MenuSettings & Declared<typeof block.attributes>;

interface WithoutLinksProps {
	readonly settings: MenuSettings;
	readonly onChange: (changed: Partial<MenuSettings>) => void;
}

/** Placeholder of a menu without links, with its settings. */
const WithoutLinks = ({ settings, onChange }: WithoutLinksProps) => (
	<Placeholder
		icon={<Icon path={icons.menu} />}
		label={__('Shop menu', 'storefront-islands')}
		instructions={__('There are no links to show yet.', 'storefront-islands')}
	>
		{settings.source === 'menu' && (
			<MenuChoice settings={settings} site={siteData} onChange={onChange} />
		)}
		{settings.source === 'items' && settings.items.length === 0 && (
			<Button
				variant="primary"
				onClick={() => onChange({ items: addItem(settings.items, []) })}
				__next40pxDefaultSize
			>
				{__('Add a link', 'storefront-islands')}
			</Button>
		)}
		{settings.source !== 'automatic' && (
			<Button
				variant="secondary"
				onClick={() => onChange({ source: 'automatic' })}
				__next40pxDefaultSize
			>
				{__('Show the shop, its categories and pages', 'storefront-islands')}
			</Button>
		)}
	</Placeholder>
);

/** Opens or closes the folded menu of small screens, and the first submenu. */
const openIn = (preview: HTMLElement, isOpen: boolean): void => {
	for (const part of ['.storefront-menu__fold', '.storefront-menu__more']) {
		preview.querySelector(part)?.toggleAttribute('open', isOpen);
	}
};

/** Edit component of the menu: its entries, whose links are disabled in the editor, and its settings. */
export const MenuEdit = ({ attributes, setAttributes }: BlockEditProps<MenuAttributes>) => {
	const { label } = attributes;
	const [state, setState] = useState<'closed' | 'open'>('closed');
	return (
		<div {...useBlockProps()}>
			<StateToolbar
				shown={state}
				onShow={setState}
				states={[
					['closed', __('Closed', 'storefront-islands')],
					['open', __('Open', 'storefront-islands')],
				]}
			/>
			<InspectorControls>
				<PanelBody title={__('Links', 'storefront-islands')}>
					<SourceSettings settings={attributes} site={siteData} onChange={setAttributes} />
				</PanelBody>
				<PanelBody title={__('Menu', 'storefront-islands')}>
					<Flag name="folds" attributes={attributes} onChange={setAttributes} />
					<Text
						label={__('Name for screen readers', 'storefront-islands')}
						help={__('Such as “Footer”. Without one it is “Shop”.', 'storefront-islands')}
						value={label}
						onChange={(value) => setAttributes({ label: value })}
					/>
				</PanelBody>
			</InspectorControls>
			{!hasLinks(attributes, siteData) ? (
				<WithoutLinks settings={attributes} onChange={setAttributes} />
			) : (
				<ServerPreview
					block="menu"
					attributes={attributes}
					onDraw={(preview) => openIn(preview, state === 'open')}
				/>
			)}
		</div>
	);
};
