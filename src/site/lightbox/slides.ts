/** What links show in the lightbox, and which of them belong together. */
import { decodeAction } from '../../domain/action-links/decode';
import { readImage, readVideo, type Media } from '../../domain/action-links/media';

export interface Slide {
	readonly media: Media;
	/** What a picture shows, for who does not see it. */
	readonly alt: string;
	/** Said below it; empty where there is nothing. */
	readonly title: string;
	readonly description: string;
}

export interface Slideshow {
	readonly slides: readonly Slide[];
	/** Which one was clicked. */
	readonly start: number;
}

/** How page builders mark links to pictures, and those of one slideshow. */
const PICTURES = 'a[data-elementor-open-lightbox="yes"]';
const GROUP = 'data-elementor-lightbox-slideshow';
const GALLERY = '.wp-block-gallery, .gallery, .elementor-gallery__container';

interface Found {
	readonly media: Media;
	readonly group: string;
}

/** What a link shows; null where it is none of these. */
const readLink = (link: HTMLAnchorElement, prefix: string): Found | null => {
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
	// The caption of a whole gallery is none of its pictures'.
	const caption = figure?.matches(GALLERY) ? null : figure?.querySelector('figcaption');
	return {
		media,
		alt: link.querySelector('img')?.alt ?? link.textContent.trim(),
		title: title ?? caption?.textContent.trim() ?? '',
		description,
	};
};

/** The links that a link is shown with, in the page's order. */
const companionsOf = (
	link: HTMLAnchorElement,
	{ group }: Found,
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
 * The slideshow that a link begins; null where it shows nothing.
 *
 * @param prefix What fragments of action links begin with.
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
