/** Files in a product's form. */

/** True if a file was chosen: a request of the Store API holds none, so the browser itself sends the form. */
export const hasFile = (data: FormData): boolean =>
	[...data.values()].some((value) => typeof value !== 'string' && value.name !== '');
