import { createBlockVisibility, isFirstDisplayed } from './mount';

const aBlock = () => {
	const block = document.createElement('div');
	block.className = 'is-empty';
	const link = document.createElement('a');
	link.href = '/cart/';
	block.append(link);
	const other = document.createElement('button');
	document.body.replaceChildren(block, other);
	return { block, link, other, setHidden: createBlockVisibility(block) };
};

test('the block is shown and hidden', () => {
	const { block, setHidden } = aBlock();
	setHidden(false);
	expect(block).not.toHaveClass('is-empty');
	setHidden(true);
	expect(block).toHaveClass('is-empty');
});

test('the block stays visible as long as it has the focus', () => {
	const { block, link, other, setHidden } = aBlock();
	setHidden(false);
	link.focus();
	setHidden(true);
	expect(block).not.toHaveClass('is-empty');
	other.focus();
	expect(block).toHaveClass('is-empty');
});

test('moving the focus inside a visible block hides nothing', () => {
	const { block, link, other, setHidden } = aBlock();
	setHidden(false);
	link.focus();
	other.focus();
	expect(block).not.toHaveClass('is-empty');
});

test('the server-rendered count is removed when the island renders its own', () => {
	const { block, setHidden } = aBlock();
	block.classList.add('has-count');
	setHidden(false);
	expect(block).not.toHaveClass('has-count');
});

test('of several mini-carts the first displayed one tells of adds', () => {
	const elements = [0, 1, 2].map((rectangles) => {
		const element = document.createElement('div');
		element.dataset.island = 'mini-cart';
		jest
			.spyOn(element, 'getClientRects')
			.mockReturnValue(Object.assign([], { length: rectangles, item: () => null }));
		return element;
	});
	document.body.replaceChildren(...elements);
	expect(elements.map(isFirstDisplayed)).toEqual([false, true, false]);
});
