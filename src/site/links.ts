/** Clicks on links that are answered on the page itself: to its anchors, and to actions. */
import { fragmentOnPage } from '../domain/anchors/link';
import { isActionFragment } from '../domain/action-links/fragment';
import { isPlainClick } from '../domain/plain-click';
import { goToAnchor } from './anchors';
import { hand, RUN_ACTION } from './events';

/** How page builders mark links to pictures that are to be shown above the page. */
const LIGHTBOX = 'data-elementor-open-lightbox';

/**
 * Listens to the page's links, after everybody else: a click that another script has answered is left alone.
 *
 * @param prefix What fragments of action links begin with.
 * @param load Loads a script of src/site. Never rejects.
 */
export const answerLinks = (prefix: string, load: (name: string) => Promise<void>): void => {
	const linkOf = ({ target }: Event): HTMLAnchorElement | null => {
		const link = target instanceof Element ? target.closest('a[href]') : null;
		return link instanceof HTMLAnchorElement ? link : null;
	};

	const fragmentOf = (link: HTMLAnchorElement): string | null =>
		fragmentOnPage(link.href, window.location.href);

	const isAction = (link: HTMLAnchorElement): boolean =>
		link.getAttribute(LIGHTBOX) === 'yes' || isActionFragment(fragmentOf(link) ?? '', prefix);

	const run = async (link: HTMLAnchorElement): Promise<void> => {
		await load('action-links');
		if (!hand(RUN_ACTION, link) && link.hasAttribute(LIGHTBOX)) {
			link.removeAttribute(LIGHTBOX);
			link.click();
		}
	};

	window.addEventListener('pointerdown', (event) => {
		const link = linkOf(event);
		if (link && isAction(link)) {
			void load('action-links');
		}
	});

	window.addEventListener('click', (event) => {
		const link = linkOf(event);
		if (!link || event.defaultPrevented || !isPlainClick(event)) {
			return;
		}
		const fragment = fragmentOf(link);
		if (isAction(link)) {
			event.preventDefault();
			void run(link);
		} else if (fragment !== null && !link.target) {
			event.preventDefault();
			goToAnchor(link, fragment);
		}
	});
};
