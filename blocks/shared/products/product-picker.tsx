/** Controls that search the shop's products: for one product, and for several in an order. */
import { ComboboxControl } from '@wordpress/components';
import { createElement, Fragment, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { PickedList, type PickedEntry } from './picked-list';
import { shopProducts, type FoundProduct, type ProductSource } from './product-source';
import { useProducts, useProductSearch, type FoundProducts } from './use-products';

const labelOf = ({ name, sku }: FoundProduct): string => (sku === '' ? name : `${name} (${sku})`);

/** Returns the label of a chosen product, also while it is not known or where it no longer exists. */
const chosenLabel = (id: number, { state, products }: FoundProducts): string => {
	const product = products.find((candidate) => candidate.id === id);
	if (product) {
		return labelOf(product);
	}
	return state === 'found'
		? // translators: %d: a product's id.
			sprintf(__('Product %d (not available)', 'storefront-islands'), id)
		: // translators: %d: a product's id.
			sprintf(__('Product %d', 'storefront-islands'), id);
};

/** Returns the message about what is searched or chosen; empty if there is none. */
const messageOf = (
	typed: string | null,
	search: FoundProducts,
	chosen: FoundProducts,
	ids: readonly number[],
): string => {
	if (search.state === 'failed' || chosen.state === 'failed') {
		return __(
			'The products could not be loaded. Check the connection, then search again.',
			'storefront-islands',
		);
	}
	if (search.state === 'found' && search.products.length === 0) {
		return typed === null || typed === ''
			? __('The shop has no products yet.', 'storefront-islands')
			: // translators: %s: what was searched for.
				sprintf(__('No product has “%s” in its name or SKU.', 'storefront-islands'), typed);
	}
	if (
		chosen.state === 'found' &&
		ids.some((id) => chosen.products.every((product) => product.id !== id))
	) {
		return __(
			'A chosen product no longer exists, or is not published; visitors do not see it.',
			'storefront-islands',
		);
	}
	return '';
};

interface SearchProps {
	readonly label: string;
	readonly help?: string;
	/** Chosen ids. */
	readonly ids: readonly number[];
	/** Id that the combobox shows; null for none. */
	readonly shown: number | null;
	readonly chosen: FoundProducts;
	readonly source: ProductSource;
	readonly onChoose: (id: number | null) => void;
}

/** Combobox that searches the shop's products by name or SKU, with a message about the result. */
const ProductSearch = ({ label, help, ids, shown, chosen, source, onChoose }: SearchProps) => {
	const [typed, setTyped] = useState<string | null>(null);
	const search = useProductSearch(source, typed);
	const options = search.products
		.filter(({ id }) => id === shown || !ids.includes(id))
		.map((product) => ({ value: String(product.id), label: labelOf(product) }));
	const current =
		shown === null ? null : { value: String(shown), label: chosenLabel(shown, chosen) };
	return (
		<div className="storefront-editor-picker">
			<ComboboxControl
				label={label}
				help={help}
				value={current?.value ?? null}
				options={
					current === null || options.some(({ value }) => value === current.value)
						? options
						: [current, ...options]
				}
				isLoading={search.state === 'loading' && search.products.length === 0}
				onFilterValueChange={setTyped}
				onChange={(value) => onChoose(value ? Number(value) : null)}
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
			<p role="status">{messageOf(typed, search, chosen, ids)}</p>
		</div>
	);
};

interface ProductPickerProps {
	/** Id of the chosen product; 0 for none. */
	readonly id: number;
	readonly source?: ProductSource | undefined;
	/** Called with 0 when the choice is taken back. */
	readonly onChange: (id: number) => void;
}

/** Control for one product of the shop, or the one of the page. */
export const ProductPicker = ({ id, source = shopProducts, onChange }: ProductPickerProps) => {
	const ids = id > 0 ? [id] : [];
	return (
		<ProductSearch
			label={__('Product', 'storefront-islands')}
			help={__(
				'Search by name or SKU. None: the product whose page it stands on.',
				'storefront-islands',
			)}
			ids={ids}
			shown={id > 0 ? id : null}
			chosen={useProducts(source, ids)}
			source={source}
			onChoose={(chosen) => onChange(chosen ?? 0)}
		/>
	);
};

interface ProductsPickerProps {
	readonly label: string;
	readonly help?: string;
	/** Ids of the chosen products, in their order. */
	readonly ids: readonly number[];
	readonly source?: ProductSource | undefined;
	readonly onChange: (ids: number[]) => void;
}

/** Control for several products of the shop, in an order. */
export const ProductsPicker = ({
	ids,
	source = shopProducts,
	onChange,
	...described
}: ProductsPickerProps) => {
	const chosen = useProducts(source, ids);
	const entries = ids.map((id): PickedEntry => ({ id, label: chosenLabel(id, chosen) }));
	return (
		<Fragment>
			<ProductSearch
				{...described}
				ids={ids}
				shown={null}
				chosen={chosen}
				source={source}
				onChoose={(id) => {
					if (id !== null) {
						onChange([...ids, id]);
					}
				}}
			/>
			<PickedList
				label={__('Chosen products', 'storefront-islands')}
				entries={entries}
				isOrdered
				onChange={onChange}
			/>
		</Fragment>
	);
};
