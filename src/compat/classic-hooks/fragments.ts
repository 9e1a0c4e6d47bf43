/**
 * HTML by selectors that plugins add to the answer of the classic order review
 * (php-stubs/src/Compat/Classic/ClassicFragments.php).
 */
import { replaceElement } from './elements';
import type { HookContent } from './elements';

const PREFIX = 'fragment:';

/** Name of the element that the server prints where there are fragments. */
export const FRAGMENTS = 'woocommerce_update_order_review_fragments';

const elementsBy = (selector: string): readonly HTMLElement[] => {
	try {
		return [...document.querySelectorAll<HTMLElement>(selector)];
	} catch {
		// jQuery knows selectors that the browser does not.
		return [];
	}
};

/** True if no island draws the element, or stands in it. */
const isOfPlugins = (element: Element): boolean =>
	element.querySelector('[data-island]') === null &&
	element.closest('[data-hook], [data-island]')?.matches('[data-island]') !== true;

/** Replaces the elements of a fragment that plugins have printed; the islands' own stay. */
export const showFragment = (name: string, content: HookContent): void => {
	if (name.startsWith(PREFIX)) {
		elementsBy(name.slice(PREFIX.length))
			.filter(isOfPlugins)
			.forEach((element) => replaceElement(element, content));
	}
};
