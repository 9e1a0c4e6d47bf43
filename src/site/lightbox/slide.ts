/** Elements of the lightbox: slides, buttons and texts. */
import { readRecord, readText } from '../../domain/support/unknown';
import type { Slide } from './slides';

/** Creates an element with attributes and content; strings are added as text, never as markup. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string>> = {},
	...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
	const made = document.createElement(name);
	for (const [attribute, value] of Object.entries(attributes)) {
		made.setAttribute(attribute, value);
	}
	made.append(...content);
	return made;
};

const SVG = 'http://www.w3.org/2000/svg';

const icon = (path: string): SVGElement => {
	const svg = document.createElementNS(SVG, 'svg');
	const line = document.createElementNS(SVG, 'path');
	svg.setAttribute('viewBox', '0 0 20 20');
	svg.setAttribute('aria-hidden', 'true');
	line.setAttribute('d', path);
	svg.append(line);
	return svg;
};

/** Creates a button with an accessible name and an icon on a 20 × 20 grid. */
export const iconButton = (name: string, label: string, path: string): HTMLButtonElement =>
	element(
		'button',
		{ type: 'button', class: `storefront-lightbox__${name}`, 'aria-label': label, title: label },
		icon(path),
	);

/**
 * Returns a text of the lightbox, printed by PHP (php-stubs/src/Page/ActionLinks.php), as wp-i18n would be too large
 * for this script.
 */
export const text = (name: string): string =>
	readText(readRecord(Reflect.get(window, 'storefrontLightbox'))[name]);

/** Returns a text with values for %1$s, %2$s or %s. */
export const textWith = (name: string, ...values: readonly string[]): string => {
	let next = 0;
	return text(name).replace(/%(?:(\d)\$)?s/g, (_place, number?: string) => {
		next += 1;
		return values[(number === undefined ? next : Number(number)) - 1] ?? '';
	});
};

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
