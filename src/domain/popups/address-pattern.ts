/**
 * True if a pattern matches a part of a URL, ignoring case; `*` matches anything. Without regular expressions, so that
 * no pattern of a site owner can be slow.
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
