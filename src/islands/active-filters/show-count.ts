/**
 * Writes how many filters are active where PHP printed it for folded filters (Views\Filters\Fold).
 *
 * @param page  Where they stand.
 * @param count Nothing is written for 0.
 */
export const showCount = (page: ParentNode, count: number): void => {
	page.querySelectorAll('[data-active-filters]').forEach((number) => {
		number.textContent = count === 0 ? '' : String(count);
	});
};
