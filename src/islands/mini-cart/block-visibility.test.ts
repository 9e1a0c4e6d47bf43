import { createBlockVisibility } from './mount';

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

test('shows and hides', () => {
	const { block, setHidden } = aBlock();
	setHidden(false);
	expect(block).not.toHaveClass('is-empty');
	setHidden(true);
	expect(block).toHaveClass('is-empty');
});

test('stays as long as the focus is in it', () => {
	const { block, link, other, setHidden } = aBlock();
	setHidden(false);
	link.focus();
	setHidden(true);
	expect(block).not.toHaveClass('is-empty');
	other.focus();
	expect(block).toHaveClass('is-empty');
});

test('moving through a block that is to be seen hides nothing', () => {
	const { block, link, other, setHidden } = aBlock();
	setHidden(false);
	link.focus();
	other.focus();
	expect(block).not.toHaveClass('is-empty');
});

test('the number that the page was given goes, as the island draws its own', () => {
	const { block, setHidden } = aBlock();
	block.classList.add('has-count');
	setHidden(false);
	expect(block).not.toHaveClass('has-count');
});
