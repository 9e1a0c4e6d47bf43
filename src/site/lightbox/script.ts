/** The script "lightbox": shows the picture or video of a link, and those that belong to it. */
import { OPEN_LIGHTBOX } from '../events';
import { showLightbox } from './show';
import { slideshowOf } from './slides';
import './style.scss';

document.addEventListener(OPEN_LIGHTBOX, (event) => {
	const link = event.target;
	const slideshow =
		link instanceof HTMLAnchorElement
			? slideshowOf(link, window.storefrontIslands?.site?.actionPrefix ?? '')
			: null;
	if (slideshow) {
		event.preventDefault();
		showLightbox(slideshow);
	}
});
