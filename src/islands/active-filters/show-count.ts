/**
 * Updates the number of active filters in the collapsible heading (Views\Filters\Fold).
 *
 * @param page  Root that contains the headings.
 * @param count Number of active filters; 0 clears the text.
 */
export const showCount = (page: ParentNode, count: number): void => {
	page.querySelectorAll('[data-active-filters]').forEach((number) => {
		number.textContent = count === 0 ? '' : String(count);
	});
};
