import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, NumberRange } from '../controls';
import type { SiteCategory } from '../site-data';
import { orders, type ProductOrder } from './orders';

/** Settings common to all blocks that list products. */
export type ProductListSettings = {
	/** Number of columns, 1 to 6. */
	readonly columns: number;
	readonly perPage: number;
	/** Slug of a product category; empty for all. */
	readonly category: string;
	readonly orderBy: ProductOrder;
	/** Heading level of the product names, 2 to 6. */
	readonly headingLevel: number;
};

interface ProductListControlsProps {
	readonly settings: ProductListSettings;
	readonly labels: { readonly columns: string; readonly perPage: string };
	/** Maximum number of products. */
	readonly most: number;
	/** Product categories of the site. */
	readonly categories: readonly SiteCategory[];
	/** True if the page determines the products. */
	readonly isInherited?: boolean;
	readonly onChange: (changed: Partial<ProductListSettings>) => void;
}

/**
 * Returns the site's categories as options, indented by depth. A chosen category that no longer exists is listed by its
 * slug.
 */
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

/** Controls for these settings. */
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
