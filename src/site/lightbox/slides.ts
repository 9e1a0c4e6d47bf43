/** Slides for links, and the links that form a gallery. */
import { decodeAction } from '../../domain/site/action-links';
import { readImage, readVideo, type Media } from '../../domain/site/media';

export interface Slide {
	readonly media: Media;
	/** Alternative text of an image. */
	readonly alt: string;
	/** Caption below it; empty for none. */
	readonly title: string;
	readonly description: string;
}

export interface Slideshow {
	readonly slides: readonly Slide[];
	/** Index of the slide that was clicked. */
	readonly start: number;
}

/** Image links marked by page builders, and their attribute for slideshows. */
const PICTURES = 'a[data-elementor-open-lightbox="yes"]';
const GROUP = 'data-elementor-lightbox-slideshow';
const GALLERY = '.wp-block-gallery, .gallery, .elementor-gallery__container';

interface LinkedMedia {
	readonly media: Media;
	readonly group: string;
}

/** Returns the slide of a link; null if it has none. */
const readLink = (link: HTMLAnchorElement, prefix: string): LinkedMedia | null => {
	const page = window.location.href;
	const { elementorLightboxVideo: video, elementorLightboxSlideshow: group = '' } = link.dataset;
	const action = decodeAction(link.hash, prefix, page);
	if (action.ok) {
		return action.value.kind === 'lightbox' ? action.value : null;
	}
	const media = video === undefined ? readImage(link.href, page) : readVideo(video, page);
	return link.matches(PICTURES) && media ? { media, group } : null;
};

const slideOf = (link: HTMLAnchorElement, media: Media): Slide => {
	const { elementorLightboxTitle: title, elementorLightboxDescription: description = '' } =
		link.dataset;
	const figure = link.closest('figure');
	// A caption of the whole gallery does not belong to a single image.
	const caption = figure?.matches(GALLERY) ? null : figure?.querySelector('figcaption');
	return {
		media,
		alt: link.querySelector('img')?.alt ?? link.textContent.trim(),
		title: title ?? caption?.textContent.trim() ?? '',
		description,
	};
};

/** Returns the links that are shown along with a link, in page order. */
const companionsOf = (
	link: HTMLAnchorElement,
	{ group }: LinkedMedia,
	prefix: string,
): readonly Element[] => {
	if (group === '') {
		return [...(link.closest(GALLERY)?.querySelectorAll('a[href]') ?? [link])];
	}
	return [...document.querySelectorAll('a[href]')].filter(
		(other) =>
			other.getAttribute(GROUP) === group ||
			(other instanceof HTMLAnchorElement && readLink(other, prefix)?.group === group),
	);
};

/**
 * Returns the slideshow that starts with a link; null if the link has no slide.
 *
 * @param prefix Prefix of the fragments of action links.
 */
export const slideshowOf = (link: HTMLAnchorElement, prefix: string): Slideshow | null => {
	const found = readLink(link, prefix);
	if (!found) {
		return null;
	}
	const slides: Slide[] = [];
	let start = 0;
	for (const other of companionsOf(link, found, prefix)) {
		const shown = other instanceof HTMLAnchorElement ? readLink(other, prefix) : null;
		if (other === link) {
			start = slides.length;
		}
		if (shown && other instanceof HTMLAnchorElement) {
			slides.push(slideOf(other, shown.media));
		}
	}
	return { slides, start };
};
