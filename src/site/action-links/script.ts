/**
 * Script `action-links`: runs the actions of clicked links that boot passes on. Only links are read: an action in the
 * page's own URL is never run, as anybody could send such a URL.
 */
import { isActionFragment, fragmentOnPage } from '../../domain/site/anchors';
import { readImage } from '../../domain/site/media';
import { dispatchLinkEvent, OPEN_LIGHTBOX, RUN_ACTION } from '../events';
import { runAction, type ActionPage } from './run';

const load = async (name: string): Promise<void> => {
	await window.storefrontIslands?.load?.(name);
};

const page = (): ActionPage => ({
	prefix: window.storefrontIslands?.site?.actionPrefix ?? '',
	address: window.location.href,
	load,
	note: (message) => {
		console.info(message);
	},
});

/** Opens an image link marked by a page builder; if the lightbox cannot be loaded, the browser opens it. */
const openPicture = async (link: HTMLAnchorElement): Promise<void> => {
	await load('lightbox');
	const picture = readImage(link.href, window.location.href);
	if (!dispatchLinkEvent(OPEN_LIGHTBOX, link) && picture) {
		window.location.assign(picture.src);
	}
};

document.addEventListener(RUN_ACTION, (event) => {
	const link = event.target;
	if (link instanceof HTMLAnchorElement) {
		event.preventDefault();
		const now = page();
		const fragment = fragmentOnPage(link.href, now.address) ?? '';
		void (isActionFragment(fragment, now.prefix)
			? runAction(fragment, link, now)
			: openPicture(link));
	}
});
