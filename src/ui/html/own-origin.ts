/** True if an address is on the page's own origin. */
export const isOwn = (address: string): boolean => {
	const link = document.createElement('a');
	// A link has no origin where its address cannot be parsed, and does not throw.
	link.href = address;
	return link.origin === location.origin;
};
