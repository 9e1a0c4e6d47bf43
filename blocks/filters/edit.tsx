import {
	InnerBlocks,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import icons from '../../data/icons.json';
import { Icon } from '../../src/ui/icon';
import { StateToolbar } from '../shared/controls/state-toolbar';

/** Initial inner blocks of a new block. */
const template = (): [string, Record<string, unknown>][] => [
	['storefront-islands/active-filters', { displayStyle: 'chips' }],
	['storefront-islands/price-filter', {}],
	[
		'storefront-islands/filter-list',
		{ kind: 'category', heading: __('Category', 'storefront-islands') },
	],
	[
		'storefront-islands/filter-list',
		{ kind: 'rating', heading: __('Rating', 'storefront-islands') },
	],
	[
		'storefront-islands/filter-list',
		{ kind: 'stock', heading: __('Availability', 'storefront-islands') },
	],
];

/**
 * Collapsible heading of the filters on small screens, as Catalogue\Filters\FiltersDisclosure prints it, with the sample's
 * two active filters.
 */
const Fold = ({ isOpen }: { readonly isOpen: boolean }) => (
	<details className="storefront-filters__fold" open={isOpen}>
		<summary tabIndex={-1}>
			<Icon path={icons.filter} />
			{__('Filters', 'storefront-islands')}
			<span className="storefront-filters__count">2</span>
		</summary>
	</details>
);

/** Edit component of the filters: expanded as on wide screens, or collapsed as on a phone. */
export const FiltersEdit = () => {
	const [view, setView] = useState<'unfolded' | 'folded'>('unfolded');
	const { children, ...aside } = useInnerBlocksProps(
		useBlockProps({ className: `storefront-filters is-${view}` }),
		{ template: template() },
	);
	return (
		<aside {...aside}>
			<StateToolbar
				shown={view}
				onShow={setView}
				states={[
					['unfolded', __('Unfolded', 'storefront-islands')],
					['folded', __('Folded', 'storefront-islands')],
				]}
			/>
			<InspectorControls>
				<PanelBody title={__('Filters', 'storefront-islands')}>
					<p>
						{__(
							'Each filter is a block inside this one, with settings of its own: select it here or in the list view, and add others with the plus. They filter the product grid of the page.',
							'storefront-islands',
						)}
					</p>
				</PanelBody>
			</InspectorControls>
			<Fold isOpen={view === 'unfolded'} />
			{children}
		</aside>
	);
};

/** Saves the inner blocks only; render.php adds the wrapper. */
export const saveFilters = () => <InnerBlocks.Content />;
