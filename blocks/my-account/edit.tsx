import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The attributes of block.json. */
export type MyAccountAttributes = {
	/** What it is called; empty for "My account". */
	readonly label: string;
	/** Links that are seen, or folded below the name. */
	readonly layout: 'list' | 'menu';
};

const sampleLinks = () => [
	__('Orders', 'storefront-islands'),
	__('Addresses', 'storefront-islands'),
	__('Account details', 'storefront-islands'),
	__('Log out', 'storefront-islands'),
];

/** The links of a customer in the editor, or what they fold into. */
export const MyAccountEdit = ({
	attributes: { label, layout },
	setAttributes,
}: BlockEditProps<MyAccountAttributes>) => {
	const name = label === '' ? __('My account', 'storefront-islands') : label;
	return (
		<div {...useBlockProps({ className: 'storefront-account' })}>
			<InspectorControls>
				<PanelBody title={__('My account', 'storefront-islands')}>
					<TextControl
						label={__('Name', 'storefront-islands')}
						placeholder={__('My account', 'storefront-islands')}
						value={label}
						onChange={(value) => setAttributes({ label: value })}
					/>
					<SelectControl
						label={__('Links', 'storefront-islands')}
						value={layout}
						options={[
							{ value: 'list', label: __('Are seen', 'storefront-islands') },
							{ value: 'menu', label: __('Unfold below the name', 'storefront-islands') },
						]}
						onChange={(value) => setAttributes({ layout: value })}
					/>
				</PanelBody>
			</InspectorControls>
			{layout === 'menu' ? (
				<span className="storefront-account__summary">{name}</span>
			) : (
				<nav aria-label={name}>
					<ul className="storefront-account__links">
						{sampleLinks().map((link) => (
							<li key={link} className="storefront-account__item">
								{link}
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	);
};
