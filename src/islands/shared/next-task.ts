/**
 * Resolves in a task of its own, so that the browser may draw and answer clicks in between: what wakes a large island
 * takes longer than a frame on a slow phone.
 */
export const nextTask = (): Promise<void> =>
	new Promise((resolve) => {
		setTimeout(resolve);
	});
