/**
 * Resolves in a new task, so that the browser can paint and handle clicks in between: hydrating a large island takes
 * longer than a frame on a slow phone.
 */
export const nextTask = (): Promise<void> =>
	new Promise((resolve) => {
		setTimeout(resolve);
	});
