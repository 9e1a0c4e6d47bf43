import { element } from './elements';
import type { Slide } from './slides';
import { text, textWith } from './texts';

const picture = ({ media, alt }: Slide): HTMLElement =>
	element('img', { class: 'storefront-lightbox__media', src: media.src, alt });

/** Creates the player of a video. An embedded player gets the minimum of permissions, as it is a third-party page. */
const player = ({ media, title }: Slide): HTMLElement =>
	element('iframe', {
		class: 'storefront-lightbox__media storefront-lightbox__media--player',
		src: media.src,
		title: title || text('video'),
		allow: 'fullscreen; picture-in-picture; encrypted-media',
		allowfullscreen: '',
		referrerpolicy: 'strict-origin-when-cross-origin',
		sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
	});

const film = ({ media, title }: Slide): HTMLElement =>
	element('video', {
		class: 'storefront-lightbox__media',
		src: media.src,
		controls: '',
		preload: 'metadata',
		playsinline: '',
		'aria-label': title || text('video'),
	});

const MAKERS = { image: picture, player, file: film } as const;
const ARRIVAL = { image: 'load', player: 'load', file: 'loadedmetadata' } as const;

const captionOf = ({ title, description, media }: Slide): HTMLElement => {
	const lines = [title, description].filter(Boolean).map((line) => element('p', {}, line));
	if (media.kind === 'player') {
		const watch = textWith('watch', media.host);
		lines.push(
			element('p', {}, element('a', { href: media.src, target: '_blank', rel: 'noopener' }, watch)),
		);
	}
	return element('figcaption', { class: 'storefront-lightbox__caption' }, ...lines);
};

/** Creates a slide, with a loading state and an error state. */
export const showSlide = (slide: Slide): HTMLElement => {
	const { kind } = slide.media;
	const media = MAKERS[kind](slide);
	const status = element(
		'p',
		{ class: 'storefront-lightbox__status', role: 'status' },
		text('loading'),
	);
	const figure = element(
		'figure',
		{ class: 'storefront-lightbox__slide', 'aria-busy': 'true' },
		status,
		media,
		captionOf(slide),
	);
	const settle = (message: string): void => {
		figure.removeAttribute('aria-busy');
		status.textContent = message;
	};
	media.addEventListener(ARRIVAL[kind], () => {
		settle('');
	});
	media.addEventListener('error', () => {
		media.remove();
		settle(text(kind === 'image' ? 'pictureError' : 'videoError'));
	});
	return figure;
};
