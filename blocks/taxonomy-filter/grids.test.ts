import { gridIds } from './grids';

const block = (
	name: string,
	attributes = {},
	innerBlocks: readonly ReturnType<typeof grid>[] = [],
) => ({
	name,
	attributes,
	innerBlocks,
});

const grid = (
	widgetId = '',
): {
	name: string;
	attributes: { widgetId: string };
	innerBlocks: readonly never[];
} => ({ name: 'storefront-islands/product-grid', attributes: { widgetId }, innerBlocks: [] });

describe('product grids of a page', () => {
	it('are labelled by their position, or by their own name', () => {
		expect(gridIds([grid(), grid('sale'), grid()])).toEqual(['g0', 'sale', 'g2']);
	});

	it('are found inside other blocks, in document order', () => {
		expect(gridIds([block('core/columns', {}, [grid(), grid('b')]), grid()])).toEqual([
			'g0',
			'b',
			'g2',
		]);
	});

	it('are an empty list when the page has none', () => {
		expect(
			gridIds([block('core/paragraph'), block('storefront-islands/product-carousel')]),
		).toEqual([]);
	});
});
