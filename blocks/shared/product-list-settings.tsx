import { RangeControl, SelectControl, TextControl } from '@wordpress/components';
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { orders } from './orders';

/** What can be set of every block that lists products. */
export type ProductListSettings = {
	readonly columns: number;
	readonly perPage: number;
	/** Slug of a product category; empty for all. */
	readonly category: string;
	readonly orderBy: string;
	readonly headingLevel: number;
};

interface ProductListControlsProps {
	readonly settings: ProductListSettings;
	readonly labels: { readonly columns: string; readonly perPage: string };
	/** Products at most. */
	readonly most: number;
	readonly onChange: (changed: Partial<ProductListSettings>) => void;
}

/** The controls of those settings. */
export const ProductListControls = ({
	settings,
	labels,
	most,
	onChange,
}: ProductListControlsProps) => (
	<Fragment>
		<RangeControl
			label={labels.columns}
			value={settings.columns}
			min={1}
			max={6}
			onChange={(columns = settings.columns) => onChange({ columns })}
		/>
		<RangeControl
			label={labels.perPage}
			value={settings.perPage}
			min={1}
			max={most}
			onChange={(perPage = settings.perPage) => onChange({ perPage })}
		/>
		<SelectControl
			label={__('Sort by', 'storefront-islands')}
			value={settings.orderBy}
			options={orders()}
			onChange={(orderBy) => onChange({ orderBy })}
		/>
		<TextControl
			label={__('Category (slug)', 'storefront-islands')}
			value={settings.category}
			onChange={(category) => onChange({ category })}
		/>
	</Fragment>
);
