/** Handles clicks on links within the page: anchors and actions. */
import { fragmentOnPage, isActionFragment, isPlainClick } from '../domain/site/anchors';
import { goToAnchor } from './anchors';
import { dispatchLinkEvent, RUN_ACTION } from './events';

/** Attribute by which page builders mark image links for a lightbox. */
const LIGHTBOX = 'data-elementor-open-lightbox';

/**
 * Listens to clicks on links, after all other scripts: a click that another script has handled is ignored.
 *
 * @param prefix Prefix of the fragments of action links.
 * @param load Loads a script of src/site. Never rejects.
 */
export const handleLinkClicks = (prefix: string, load: (name: string) => Promise<void>): void => {
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
		if (!dispatchLinkEvent(RUN_ACTION, link) && link.hasAttribute(LIGHTBOX)) {
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
