import { areaSelection } from './selection';

const AREAS = [
	{ clientId: 'a1', attributes: { place: 'above' } },
	{ clientId: 'a2', attributes: { place: 'empty' } },
];

/** Selectors in which one block is selected; its ancestors are given. */
const selectors = (selected: string, ancestors: readonly string[]) => ({
	getBlocks: () => AREAS,
	isBlockSelected: (id: string) => id === selected,
	hasSelectedInnerBlock: (id: string, isDeep: boolean) => isDeep && ancestors.includes(id),
});

test.each([
	['the block itself', 'cart', [], { isActive: true, place: '' }],
	['an area', 'a2', ['cart'], { isActive: true, place: 'empty' }],
	['a block in an area', 'p', ['cart', 'a1'], { isActive: true, place: 'above' }],
	['another block', 'other', [], { isActive: false, place: '' }],
])('%s is selected', (_, selected, ancestors, expected) => {
	expect(areaSelection(selectors(selected, ancestors), 'cart')).toEqual(expected);
});

test('without the editor nothing is selected', () => {
	expect(areaSelection(undefined, 'cart')).toEqual({ isActive: false, place: '' });
});
