import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

export interface MenuItem {
	readonly label: string;
	readonly url: string;
	readonly entries?: readonly MenuItem[];
}

type MenuSource = 'automatic' | 'menu' | 'navigation' | 'items';

/** The attributes of block.json. */
export type MenuAttributes = {
	/** What assistive technology calls the menu. */
	readonly label: string;
	/** Where its links come from; `automatic`: the shop, its categories and the site's pages. */
	readonly source: MenuSource;
	/** Of the source `menu`: a location of the theme, or the menu's id, slug or name. */
	readonly menu: string;
	/** Of the source `navigation`: the post's id, 0 for the newest one. */
	readonly navigation: number;
	/** Of the source `items`. */
	readonly items: readonly MenuItem[];
	/** Whether small screens show it behind a button. */
	readonly folds: boolean;
};

const sources = (): { label: string; value: MenuSource }[] => [
	{ label: __('The shop, its categories and pages', 'storefront-islands'), value: 'automatic' },
	{ label: __('A menu of Appearance → Menus', 'storefront-islands'), value: 'menu' },
	{ label: __('A navigation of the site editor', 'storefront-islands'), value: 'navigation' },
	{ label: __('Links of this block', 'storefront-islands'), value: 'items' },
];

/** What the first level looks like; only the block's own links are known in the editor. */
const sampleOf = ({ source, menu, items }: MenuAttributes): readonly MenuItem[] => {
	if (source === 'items') {
		return items;
	}
	if (source === 'menu' && menu !== '') {
		return [{ label: menu, url: '' }];
	}
	return [
		{ label: __('Shop and its categories', 'storefront-islands'), url: '' },
		{ label: __('Pages', 'storefront-islands'), url: '' },
	];
};

/** The menu in the editor: its first level, and what can be set. */
export const MenuEdit = ({ attributes, setAttributes }: BlockEditProps<MenuAttributes>) => (
	<nav {...useBlockProps({ className: 'storefront-menu' })} aria-label={attributes.label}>
		<InspectorControls>
			<PanelBody title={__('Menu', 'storefront-islands')}>
				<SelectControl
					label={__('Links', 'storefront-islands')}
					value={attributes.source}
					options={sources()}
					onChange={(source) => setAttributes({ source })}
				/>
				{attributes.source === 'menu' && (
					<TextControl
						label={__('Menu', 'storefront-islands')}
						help={__('Its name, slug or number, or a location of the theme.', 'storefront-islands')}
						value={attributes.menu}
						onChange={(menu) => setAttributes({ menu })}
					/>
				)}
				{attributes.source === 'navigation' && (
					<TextControl
						type="number"
						label={__('Number of the navigation', 'storefront-islands')}
						help={__('0 shows the newest one.', 'storefront-islands')}
						value={String(attributes.navigation)}
						onChange={(id) => setAttributes({ navigation: Number.parseInt(id, 10) || 0 })}
					/>
				)}
				<ToggleControl
					label={__('Behind a button on small screens', 'storefront-islands')}
					checked={attributes.folds}
					onChange={(folds) => setAttributes({ folds })}
				/>
				<TextControl
					label={__('Name for screen readers', 'storefront-islands')}
					value={attributes.label}
					onChange={(label) => setAttributes({ label })}
				/>
			</PanelBody>
		</InspectorControls>
		<ul className="storefront-menu__list storefront-menu__list--1">
			{sampleOf(attributes).map((item) => (
				<li key={item.label} className="storefront-menu__item">
					<span className="storefront-menu__link">{item.label}</span>
				</li>
			))}
		</ul>
	</nav>
);
