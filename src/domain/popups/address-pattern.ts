/**
 * Whether a pattern stands in an address: it is a part of it, in capitals or not, and `*` in it stands for anything. No regular expression, so
 * that nothing which a site owner writes can take long.
 */
export const isInAddress = (pattern: string, address: string): boolean => {
	const text = address.toLowerCase();
	let from = 0;
	return pattern
		.toLowerCase()
		.split('*')
		.every((piece) => {
			const at = text.indexOf(piece, from);
			from = at + piece.length;
			return at >= 0;
		});
};
