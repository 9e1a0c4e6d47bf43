import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, NumberRange } from '../controls';
import type { SiteCategory } from '../site-data';
import { orders, type ProductOrder } from './orders';

/** What can be set of every block that lists products. */
export type ProductListSettings = {
	/** 1 to 6. */
	readonly columns: number;
	readonly perPage: number;
	/** Slug of a product category; empty for all. */
	readonly category: string;
	readonly orderBy: ProductOrder;
	/** Of the products' names: 2 to 6. */
	readonly headingLevel: number;
};

interface ProductListControlsProps {
	readonly settings: ProductListSettings;
	readonly labels: { readonly columns: string; readonly perPage: string };
	/** Products at most. */
	readonly most: number;
	/** The site's. */
	readonly categories: readonly SiteCategory[];
	/** Whether the page decides what is shown. */
	readonly isInherited?: boolean;
	readonly onChange: (changed: Partial<ProductListSettings>) => void;
}

/** The site's categories, indented by what they belong to. One that is chosen and gone stays, by its slug. */
export const categoryOptions = (
	categories: readonly SiteCategory[],
	chosen: string,
): { value: string; label: string }[] => [
	{ value: '', label: __('All products', 'storefront-islands') },
	...categories.map(({ slug, name, level }) => ({
		value: slug,
		label: `${'— '.repeat(level)}${name}`,
	})),
	...(chosen === '' || categories.some(({ slug }) => slug === chosen)
		? []
		: [{ value: chosen, label: chosen }]),
];

/** The controls of those settings. */
export const ProductListControls = ({
	settings,
	labels,
	most,
	categories,
	isInherited = false,
	onChange,
}: ProductListControlsProps) => (
	<Fragment>
		{!isInherited && (
			<Choice
				label={__('Category', 'storefront-islands')}
				value={settings.category}
				options={categoryOptions(categories, settings.category)}
				onChange={(category) => onChange({ category })}
			/>
		)}
		<Choice
			label={__('Sort by', 'storefront-islands')}
			value={settings.orderBy}
			options={orders()}
			onChange={(orderBy) => onChange({ orderBy })}
		/>
		<NumberRange
			label={labels.columns}
			help={__(
				'Where there is room for them; narrow pages and phones show fewer.',
				'storefront-islands',
			)}
			value={settings.columns}
			min={1}
			max={6}
			onChange={(columns) => onChange({ columns })}
		/>
		<NumberRange
			label={labels.perPage}
			value={settings.perPage}
			min={1}
			max={most}
			onChange={(perPage) => onChange({ perPage })}
		/>
		<NumberRange
			label={__('Level of the names', 'storefront-islands')}
			help={__(
				'As headings: one more than the heading that the products stand under.',
				'storefront-islands',
			)}
			value={settings.headingLevel}
			min={2}
			max={6}
			onChange={(headingLevel) => onChange({ headingLevel })}
		/>
	</Fragment>
);
