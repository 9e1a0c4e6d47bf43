/**
 * Returns the names of a screen's parts in the order that its block has chosen (data/parts.json): unknown names are
 * ignored, missing ones follow in their default order. Support\PartOrder does the same in PHP.
 *
 * @param known  Names in their default order.
 * @param chosen Names as they were saved.
 */
export const partsInOrder = (
	known: readonly string[],
	chosen: readonly unknown[],
): readonly string[] => [
	...new Set([...chosen.flatMap((name) => known.filter((one) => one === name)), ...known]),
];
