import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

export interface MenuItem {
	readonly label: string;
	readonly url: string;
	readonly entries?: readonly MenuItem[];
}

/** The attributes of block.json. */
export type MenuAttributes = {
	/** What assistive technology calls the menu. */
	readonly label: string;
	/** Empty for the shop, its categories and the site's pages. */
	readonly items: readonly MenuItem[];
};

const automatic = (): readonly MenuItem[] => [
	{ label: __('Shop and its categories', 'storefront-islands'), url: '' },
	{ label: __('Pages', 'storefront-islands'), url: '' },
];

/** The menu in the editor: its first level, and its name. */
export const MenuEdit = ({
	attributes: { label, items },
	setAttributes,
}: BlockEditProps<MenuAttributes>) => (
	<nav {...useBlockProps({ className: 'storefront-menu' })} aria-label={label}>
		<InspectorControls>
			<PanelBody title={__('Menu', 'storefront-islands')}>
				<TextControl
					label={__('Name for screen readers', 'storefront-islands')}
					value={label}
					onChange={(value) => setAttributes({ label: value })}
				/>
			</PanelBody>
		</InspectorControls>
		<ul className="storefront-menu__list storefront-menu__list--1">
			{(items.length > 0 ? items : automatic()).map((item) => (
				<li key={item.label} className="storefront-menu__item">
					<span className="storefront-menu__link">{item.label}</span>
				</li>
			))}
		</ul>
	</nav>
);
