import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Currency } from '../../src/domain/money';
import { numberText, productsText } from '../../src/ui/count-text';
import { orders } from '../shared/product-list/orders';
import { SampleCards } from '../shared/product-list/sample-cards';
import { nameLevel, type ProductListSettings } from '../shared/product-list/settings';

/** Settings of a grid besides those of every product list. */
export type GridSettings = {
	readonly paginate: boolean;
	/** True if the grid shows the products of the page's own category or search. */
	readonly inherit: boolean;
	/** True if the page's filters apply to it, which they always do if `inherit` is set. */
	readonly filterable: boolean;
	/** True if visitors can choose the sort order. */
	readonly sortable: boolean;
};

/** State of the preview: products, products about to be replaced, or no products. */
export type ProductGridState = 'filled' | 'loading' | 'empty';

interface ProductGridPreviewProps {
	readonly settings: ProductListSettings & GridSettings;
	readonly currency: Currency;
	readonly state: ProductGridState;
}

/** Number of pages of the sample. */
const PAGES = 4;

const Bar = ({
	settings,
	isEmpty,
}: Pick<ProductGridPreviewProps, 'settings'> & { readonly isEmpty: boolean }) => (
	<div className="storefront-product-grid__bar">
		<p className="storefront-product-grid__count">
			{productsText(isEmpty ? 0 : settings.perPage * PAGES)}
		</p>
		{settings.sortable && (
			<div className="storefront-product-grid__sort">
				<label>
					<span>{__('Sort by', 'storefront-islands')}</span>{' '}
					<select>
						<option>{orders().find(({ value }) => value === settings.orderBy)?.label}</option>
					</select>
				</label>
			</div>
		)}
	</div>
);

const Pagination = () => (
	<div className="storefront-pagination">
		<span />
		<span className="storefront-pagination__here">
			{sprintf(
				// translators: 1: number of the page, 2: how many there are.
				__('Page %1$s of %2$s', 'storefront-islands'),
				numberText(1),
				numberText(PAGES),
			)}
		</span>
		<a className="storefront-pagination__next" href="#next">
			{__('Next', 'storefront-islands')}
		</a>
	</div>
);

/** Draws two rows of sample products as Catalogue\GridView\GridBlock prints them. */
export const ProductGridPreview = ({ settings, currency, state }: ProductGridPreviewProps) => {
	const { columns, perPage, inherit, collection } = settings;
	// As Catalogue\Grid\GridOptions: products that only the browser knows have neither filters nor pages.
	const isViewed = collection === 'recently-viewed' && !inherit;
	const sortable = !isViewed && settings.sortable;
	const paginate = !isViewed && settings.paginate;
	const usesFilters = inherit || (!isViewed && settings.filterable);
	const isEmpty = state === 'empty';
	return (
		<Fragment>
			{(usesFilters || sortable) && <Bar settings={settings} isEmpty={isEmpty} />}
			<div className="storefront-product-grid__products" aria-busy={state === 'loading'}>
				{isEmpty ? (
					<p className="storefront-product-grid__none">
						{usesFilters
							? __('No products match all of these filters.', 'storefront-islands')
							: __('No products here.', 'storefront-islands')}
					</p>
				) : (
					<Fragment>
						<SampleCards
							columns={columns}
							count={Math.min(perPage, columns * 2)}
							headingLevel={nameLevel(settings)}
							parts={settings}
							currency={currency}
						/>
						{paginate && <Pagination />}
					</Fragment>
				)}
			</div>
		</Fragment>
	);
};
