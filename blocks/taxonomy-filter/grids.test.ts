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

describe('grids of a page', () => {
	it('are called by their place, or by the name that they were given', () => {
		expect(gridIds([grid(), grid('sale'), grid()])).toEqual(['g0', 'sale', 'g2']);
	});

	it('are found inside other blocks, in the order of the page', () => {
		expect(gridIds([block('core/columns', {}, [grid(), grid('b')]), grid()])).toEqual([
			'g0',
			'b',
			'g2',
		]);
	});

	it('are none where there are other blocks alone', () => {
		expect(
			gridIds([block('core/paragraph'), block('storefront-islands/product-carousel')]),
		).toEqual([]);
	});
});
