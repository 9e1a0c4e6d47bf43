/**
 * Removes the hidden fields that plugins' scripts have added to the checkout's form: to hydrate it, React needs the form
 * that PHP printed. Returns a function that adds them again.
 */
export const takeAddedFields = (): (() => void) => {
	const fields = document.querySelectorAll('.wc-block-checkout__form>[type=hidden]');
	const form = fields[0]?.parentElement;
	fields.forEach((field) => field.remove());
	return () => form?.append(...fields);
};
