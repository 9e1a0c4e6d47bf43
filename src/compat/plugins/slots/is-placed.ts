/**
 * True if an editor has inserted the block on the page (placed-blocks.tsx); it must not be rendered elsewhere as well.
 */
export const isBlockOnPage = (name: string): boolean =>
	[...document.querySelectorAll<HTMLElement>('[data-island] [data-block-name]')].some(
		({ dataset }) => dataset['blockName'] === name,
	);
