import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice, NumberRange } from '../controls/controls';
import type { ProductSource } from '../products/product-source';
import type { CardParts } from './card-parts';
import { orders, type ProductOrder } from './orders';
import type { SelectionSettings } from './selection';
import { SelectionControls, type SelectionChoices } from './selection-controls';

/** Settings common to all blocks that list products. */
export type ProductListSettings = SelectionSettings &
	CardParts & {
		/** Heading of the list; may be empty. */
		readonly title: string;
		/** Number of columns, 1 to 6. */
		readonly columns: number;
		readonly perPage: number;
		readonly orderBy: ProductOrder;
		/** Heading level of the product names, 2 to 6. */
		readonly headingLevel: number;
	};

/** Returns the level of a list's own heading: one above the product names, and never the first. */
export const titleLevel = (headingLevel: number): number => Math.max(2, headingLevel - 1);

/** Returns the heading level of the product names. */
const nameLevel = ({
	title,
	headingLevel,
}: Pick<ProductListSettings, 'title' | 'headingLevel'>): number =>
	title === '' ? headingLevel : titleLevel(headingLevel) + 1;

/** Returns the settings of a list whose heading is drawn above it, where it is edited. */
export const withoutTitle = <Settings extends ProductListSettings>(
	settings: Settings,
): Settings => ({ ...settings, title: '', headingLevel: nameLevel(settings) });

interface ProductListControlsProps {
	readonly settings: ProductListSettings;
	readonly labels: { readonly columns: string; readonly perPage: string };
	/** Maximum number of products. */
	readonly most: number;
	/** Categories, tags and brands of the site. */
	readonly choices: SelectionChoices;
	/** True if the page determines the products. */
	readonly isInherited?: boolean;
	/** Source of the products to choose from; by default the site's shop. */
	readonly source?: ProductSource | undefined;
	readonly onChange: (changed: Partial<ProductListSettings>) => void;
}

/** Controls for these settings. */
export const ProductListControls = ({
	settings,
	labels,
	most,
	choices,
	isInherited = false,
	source,
	onChange,
}: ProductListControlsProps) => (
	<Fragment>
		<SelectionControls
			settings={settings}
			choices={choices}
			isInherited={isInherited}
			source={source}
			onChange={onChange}
		/>
		<Choice
			label={__('Sort by', 'storefront-islands')}
			help={
				settings.collection === '' || isInherited
					? undefined
					: __(
							'The order of the catalogue stands for the order in which they are chosen.',
							'storefront-islands',
						)
			}
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
			value={nameLevel(settings)}
			min={settings.title === '' ? 2 : 3}
			max={6}
			onChange={(headingLevel) => onChange({ headingLevel })}
		/>
	</Fragment>
);
