/**
 * Parts that were taken away before the page was printed, maybe because of the cart: only the page can tell whether they
 * are back (php-stubs/src/Compat/Classic/RemovedParts.php). The classic cart reads its page anew with each change, too.
 */
import { parseHtml } from '../../domain/html/parse-html';

/** Name of the element that names them. */
export const PAGE_PARTS = 'page-parts';

type Answer = Pick<Response, 'ok' | 'text'>;

/** Reads them in the page anew; a page that does not come leaves them as they are. */
export const readPageParts = async (
	element: HTMLElement,
	fetch: (url: string) => Promise<Answer>,
): Promise<void> => {
	try {
		const answer = await fetch(element.dataset['page'] ?? '');
		if (answer.ok) {
			const page = parseHtml(await answer.text());
			const next = page.querySelector(`[data-hook="${PAGE_PARTS}"]`);
			element.replaceChildren(...(next?.childNodes ?? []));
		}
	} catch {
		// The next change repeats it.
	}
};
