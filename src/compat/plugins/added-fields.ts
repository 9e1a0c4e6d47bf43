/**
 * Takes hidden fields that plugins' scripts have put into the form of the checkout away while it is hydrated, as React
 * expects there what PHP printed. Returns what puts them back.
 */
export const takeAddedFields = (): (() => void) => {
	const fields = document.querySelectorAll('.wc-block-checkout__form>[type=hidden]');
	const form = fields[0]?.parentElement;
	fields.forEach((field) => field.remove());
	return () => form?.append(...fields);
};
