/** Whether an editor has put a block somewhere (placed-blocks.tsx): it is not to stand elsewhere as well. */
export const isPlaced = (name: string): boolean =>
	[...document.querySelectorAll<HTMLElement>('[data-island] [data-block-name]')].some(
		({ dataset }) => dataset['blockName'] === name,
	);
