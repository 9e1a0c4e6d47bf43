/** Script `lightbox`: shows the image or video of a link along with the others of its gallery. */
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
