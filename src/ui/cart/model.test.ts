import { aCart, anItem } from '../../../test/fixtures/builders';
import { cartOf } from '../../../test/fixtures/decoded';
import { lineModel } from './model';

const linesOf = (items: readonly ReturnType<typeof anItem>[], blockFlags = ['descriptions']) =>
	cartOf(aCart({ items: [...items] }), { pricesIncludeTax: false }).items.map((item) =>
		lineModel(item, { placeholderImgSrc: '', blockFlags }),
	);

describe('the short description of a line', () => {
	it('is plain text of at most 15 words', () => {
		const words = Array.from({ length: 15 }, (_, index) => `w${String(index)}`).join(' ');
		const lines = linesOf([
			anItem({ summary: `<p>${words}</p>` }),
			anItem({ summary: `<p>${words} more</p>` }),
			anItem({ summary: '', short_description: '<b>Tom &amp; Jerry</b>' }),
			anItem({ summary: '', short_description: '' }),
		]);
		expect(lines.map(({ summary }) => summary)).toEqual([words, `${words}…`, 'Tom & Jerry', '']);
	});

	it('is not shown unless the block says so', () => {
		expect(linesOf([anItem()], [])[0]?.summary).toBe('');
	});
});
