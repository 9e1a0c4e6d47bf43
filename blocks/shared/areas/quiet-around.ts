/** Makes everything in an element inert but what the selector names: inertness of an element cannot be lifted inside it. */
const quiet = (element: Element, awake: string): void => {
	for (const child of element.children) {
		if (!child.matches(awake)) {
			const holds = child.querySelector(awake) !== null;
			child.toggleAttribute('inert', !holds);
			if (holds) {
				quiet(child, awake);
			}
		}
	}
};

/**
 * Keeps all of a preview inert but some of its elements, whatever is drawn in it.
 *
 * @param preview Its element.
 * @param awake   Selector of what can be used.
 * @returns Ends it.
 */
export const quietAround = (preview: Element, awake: string): (() => void) => {
	quiet(preview, awake);
	const observer = new MutationObserver(() => quiet(preview, awake));
	observer.observe(preview, { childList: true, subtree: true });
	return () => observer.disconnect();
};
