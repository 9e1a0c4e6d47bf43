/** Controls for which products a list shows: collection, categories, tags, brands and stock. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, Toggle, type Option } from '../controls/controls';
import { Flag } from '../controls/flags';
import { ProductPicker, ProductsPicker } from '../products/product-picker';
import type { ProductSource } from '../products/product-source';
import type { SiteCategory, SiteData } from '../site-data';
import {
	isOfProduct,
	type ProductCollection,
	type SelectionSettings,
	type StockStatus,
} from './selection';
import { TermChoice } from './term-choice';

/** Categories, tags and brands to choose from. */
export type SelectionChoices = Pick<SiteData, 'categories' | 'tags' | 'brands'>;

interface SelectionControlsProps {
	readonly settings: SelectionSettings;
	readonly choices: SelectionChoices;
	/** True if the page determines the products. */
	readonly isInherited: boolean;
	/** Source of the products to choose from; by default the site's shop. */
	readonly source?: ProductSource | undefined;
	readonly onChange: (changed: Partial<SelectionSettings>) => void;
}

type ControlsProps = Omit<SelectionControlsProps, 'isInherited'>;

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

const collections = (): readonly Option<ProductCollection>[] => [
	{ value: '', label: __('Of the catalogue', 'storefront-islands') },
	{ value: 'hand-picked', label: __('Hand-picked', 'storefront-islands') },
	{ value: 'related', label: __('Related to a product', 'storefront-islands') },
	{ value: 'upsells', label: __('Upsells of a product', 'storefront-islands') },
	{ value: 'cross-sells', label: __('Cross-sells of a product', 'storefront-islands') },
	{ value: 'recently-viewed', label: __('Recently viewed', 'storefront-islands') },
];

const stockStatuses = (): readonly (readonly [StockStatus, string])[] => [
	['instock', __('In stock', 'storefront-islands')],
	['outofstock', __('Out of stock', 'storefront-islands')],
	['onbackorder', __('On backorder', 'storefront-islands')],
];

/** Controls that narrow the catalogue: category, tags, brands. */
const CatalogueControls = ({ settings, choices, onChange }: ControlsProps) => (
	<Fragment>
		<Choice
			label={__('Category', 'storefront-islands')}
			value={settings.category}
			options={categoryOptions(choices.categories, settings.category)}
			onChange={(category) => onChange({ category })}
		/>
		<TermChoice
			label={__('Tags', 'storefront-islands')}
			help={__('Products with at least one of them.', 'storefront-islands')}
			terms={choices.tags}
			ids={settings.tags}
			onChange={(tags) => onChange({ tags })}
		/>
		<TermChoice
			label={__('Brands', 'storefront-islands')}
			help={__('Products of at least one of them.', 'storefront-islands')}
			terms={choices.brands}
			ids={settings.brands}
			onChange={(brands) => onChange({ brands })}
		/>
	</Fragment>
);

/** Controls of the chosen collection. */
const CollectionControls = (props: ControlsProps) => {
	const { settings, source, onChange } = props;
	if (settings.collection === '') {
		return <CatalogueControls {...props} />;
	}
	if (settings.collection === 'recently-viewed') {
		return null;
	}
	return isOfProduct(settings.collection) ? (
		<ProductPicker
			id={settings.productId}
			source={source}
			onChange={(productId) => onChange({ productId })}
		/>
	) : (
		<ProductsPicker
			label={__('Add a product', 'storefront-islands')}
			help={__('Search by name or SKU.', 'storefront-islands')}
			ids={settings.products}
			source={source}
			onChange={(products) => onChange({ products })}
		/>
	);
};

/** Toggles for the stock statuses; none of them stands for any status. */
const StockControls = ({ settings, onChange }: Pick<ControlsProps, 'settings' | 'onChange'>) => (
	<fieldset className="storefront-editor-choices">
		<legend>{__('Only products that are', 'storefront-islands')}</legend>
		{stockStatuses().map(([status, label]) => (
			<Toggle
				key={status}
				label={label}
				checked={settings.stockStatus.includes(status)}
				onChange={(isWanted) =>
					onChange({
						stockStatus: stockStatuses()
							.map(([one]) => one)
							.filter((one) => (one === status ? isWanted : settings.stockStatus.includes(one))),
					})
				}
			/>
		))}
	</fieldset>
);

export const SelectionControls = ({ isInherited, ...props }: SelectionControlsProps) => {
	const { settings, onChange } = props;
	return (
		<Fragment>
			{!isInherited && (
				<Fragment>
					<Choice
						label={__('Which products', 'storefront-islands')}
						help={
							settings.collection === 'recently-viewed'
								? __(
										'Each visitor’s own, the last one first. A visitor without any sees nothing, not even the heading.',
										'storefront-islands',
									)
								: undefined
						}
						value={settings.collection}
						options={collections()}
						onChange={(collection) => onChange({ collection })}
					/>
					<CollectionControls {...props} />
				</Fragment>
			)}
			{(isInherited || settings.collection === '') && (
				<Flag name="onSale" attributes={settings} onChange={onChange} />
			)}
			<StockControls settings={settings} onChange={onChange} />
		</Fragment>
	);
};
