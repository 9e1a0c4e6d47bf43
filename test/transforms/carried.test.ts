/**
 * Every attribute of WooCommerce's cart, checkout, mini-cart and filter blocks is carried over by a conversion, there and back, or
 * the table says why it cannot be (test/fixtures/woocommerce-blocks). test/php/CarriedTest.php tests replacement by the
 * same table.
 */
import facts from '../fixtures/woocommerce-blocks/attributes.json';
import table from '../fixtures/woocommerce-blocks/carried.json';
import { activeFiltersConversions } from '../../blocks/active-filters/transforms';
import { cartConversions } from '../../blocks/cart/transforms';
import { checkoutConversions } from '../../blocks/checkout/transforms';
import { filterListConversions } from '../../blocks/filter-list/transforms';
import { filtersConversions } from '../../blocks/filters/transforms';
import { miniCartConversions } from '../../blocks/mini-cart/transforms';
import { priceFilterConversions } from '../../blocks/price-filter/transforms';
import { blockTree, type BlockTree } from '../../blocks/transforms/block-tree';
import { partNamed } from '../../blocks/transforms/areas';
import { isObject, readRecord, readText } from '../../src/domain/support/unknown';

const rowOf = (block: string, attribute: string): Readonly<Record<string, unknown>> | null => {
	const own = readRecord(readRecord(table)[block])[attribute];
	const row = own ?? readRecord(table['*'])[attribute];
	return isObject(row) ? row : null;
};

const FACTS = Object.entries(facts.blocks).flatMap(([block, attributes]) =>
	Object.keys(attributes).map((attribute) => ({ block, attribute, row: rowOf(block, attribute) })),
);

test('every attribute is carried, or the table says why not', () => {
	const isAnswered = (row: Readonly<Record<string, unknown>> | null) =>
		row !== null &&
		(readText(row['to']) !== '' || row['lost'] === true || readText(row['not']).length > 20);
	expect(
		FACTS.filter(({ row }) => !isAnswered(row)).map(
			({ block, attribute }) => `${block}.${attribute}`,
		),
	).toEqual([]);
});

test('the table names nothing that WooCommerce does not have', () => {
	const known = FACTS.map(({ block, attribute }) => `${block}.${attribute}`);
	const named = Object.entries(table).flatMap(([block, attributes]) =>
		Object.keys(attributes)
			.map((attribute) => `${block}.${attribute}`)
			.filter((name) => block !== '*' && !known.includes(name)),
	);
	// Every block has a class, whether or not its type declares it.
	expect(named.filter((name) => !name.endsWith('.className'))).toEqual([]);
});

const CONVERSIONS = [
	...cartConversions,
	...checkoutConversions,
	...miniCartConversions({}),
	// Before those of a single filter, which take a container that holds it alone.
	...filtersConversions([]),
	...activeFiltersConversions,
	...priceFilterConversions,
	...filterListConversions([]),
];

/** Parts of filters, with the filter around them. */
const FILTERS: Readonly<Record<string, string>> = {
	'product-filter-checkbox-list': 'product-filter-attribute',
	'product-filter-chips': 'product-filter-attribute',
	'product-filter-price-slider': 'product-filter-price',
	'product-filter-removable-chips': 'product-filter-active',
};

/** Returns the block that is converted with a part. */
const wholeOf = (block: string): string =>
	block.includes('filter')
		? (FILTERS[block] ?? block)
		: (['cart', 'checkout', 'mini-cart'].find(
				(name) => block === name || block.startsWith(`${name}-`),
			) ?? 'cart');

const conversionOf = (block: string) =>
	CONVERSIONS.find(({ other }) => other === `woocommerce/${wholeOf(block)}`)!;

/** Returns WooCommerce's block, with attributes in it or in one of its parts. */
const holding = (block: string, attributes: Readonly<Record<string, unknown>>): BlockTree => {
	const name = `woocommerce/${block}`;
	const { other } = conversionOf(block);
	return other === name
		? blockTree(name, attributes)
		: blockTree(other, {}, [blockTree(name, attributes)]);
};

const at = (attributes: unknown, path: string): unknown =>
	path.split('.').reduce((value: unknown, key) => readRecord(value)[key], attributes);

const CARRIED = FACTS.flatMap(({ block, attribute, row }) =>
	row !== null && 'to' in row && !('from' in row) ? [{ block, attribute, row }] : [],
);

test.each(CARRIED.map(({ block, attribute, row }) => [block, attribute, row] as const))(
	'%s.%s, there and back',
	(block, attribute, row) => {
		const beside = readRecord(row['beside']);
		const { read, write } = conversionOf(block);
		const ours = read(holding(block, { ...beside, [attribute]: row['value'] }));
		expect(at(ours?.attributes, readText(row['to']))).toEqual(row['becomes'] ?? row['value']);
		const again = write(ours!);
		expect(partNamed(again!, `woocommerce/${block}`)?.attributes[attribute]).toEqual(row['value']);
	},
);

test('WooCommerce’s own texts are not carried: this plugin has its own', () => {
	const { read } = conversionOf('checkout-payment-block');
	const theirs = holding('checkout-payment-block', {
		title: 'Payment options',
		description: 'Ours',
	});
	expect(
		read(
			theirs,
			(name, attribute, value) =>
				[name, attribute, value].join() ===
				'woocommerce/checkout-payment-block,title,Payment options',
		)?.attributes['texts'],
	).toEqual({ 'payment-method-description': 'Ours' });
});

test('descriptions of products are shown without a setting, as WooCommerce shows them', () => {
	const shown = ['cart', 'checkout'].map(
		(block) => conversionOf(block).read(holding(block, {}))?.attributes['showDescriptions'],
	);
	expect(shown).toEqual([true, true]);
});
