/**
 * Decodes links '#elementor-action:action=…&settings={base64 JSON}' (docs/behaviour.md#action-links). Their authors are
 * not trusted.
 */
import { isActionFragment } from './anchors';
import { readImage, readVideo } from './media';
import type { Media } from './media';
import { failed, success } from '../support/result';
import type { Result } from '../support/result';
import { readRecord, readText } from '../support/unknown';

export type LinkAction =
	/** `group` is shared by the images of one slideshow; empty for a single image. */
	| { readonly kind: 'lightbox'; readonly media: Media; readonly group: string }
	| { readonly kind: 'open-popup'; readonly id: string; readonly toggle: boolean }
	| { readonly kind: 'close-popup'; readonly doNotShowAgain: boolean };

/** Maximum length of a fragment, in characters. */
const LONGEST = 8192;

const decoded = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

/** Decodes JSON in base64, in UTF-8; null if it is invalid. */
const readJson = (base64: string): unknown => {
	try {
		const bytes = atob(base64);
		const percents = [...bytes].map(
			(byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
		);
		return JSON.parse(decodeURIComponent(percents.join('')));
	} catch {
		return null;
	}
};

/** Returns the text after a name and '=', up to the next '&'. */
const argumentOf = (text: string, name: string): string => {
	const part = text.split('&').find((candidate) => candidate.startsWith(`${name}=`));
	return part?.slice(name.length + 1) ?? '';
};

/** Page builders write "yes" or true. */
const isYes = (value: unknown): boolean => value === true || value === 'yes';

type Settings = Readonly<Record<string, unknown>>;

const readLightbox = (settings: Settings, page: string): Result<LinkAction, string> => {
	const url = readText(settings.url);
	const media = url === '' ? null : (settings.type === 'video' ? readVideo : readImage)(url, page);
	return media
		? success({ kind: 'lightbox', media, group: readText(settings.slideshow) })
		: failed('its address is none of a picture or video that may be shown');
};

const readOpenPopup = ({ id, toggle }: Settings): Result<LinkAction, string> =>
	/^[\w-]{1,64}$/.test(String(typeof id === 'number' ? id : readText(id)))
		? success({ kind: 'open-popup', id: String(id), toggle: isYes(toggle) })
		: failed('it names no popup');

/**
 * Decodes the action of a fragment. Only three actions are supported.
 *
 * @param fragment Fragment with its '#', as it is in the URL.
 * @param prefix Prefix of the fragments of actions.
 * @param page Full URL of the page.
 * @return A failure has a message for developers.
 */
export const decodeAction = (
	fragment: string,
	prefix: string,
	page: string,
): Result<LinkAction, string> => {
	if (fragment.length > LONGEST || !isActionFragment(fragment, prefix)) {
		return failed('it is no action');
	}
	const text = decoded(fragment).slice(prefix.length + 2);
	const action = argumentOf(text, 'action');
	const settings = readRecord(readJson(argumentOf(text, 'settings')));
	switch (action) {
		case 'lightbox':
			return readLightbox(settings, page);
		case 'popup:open':
			return readOpenPopup(settings);
		case 'popup:close':
			return success({
				kind: 'close-popup',
				doNotShowAgain: isYes(settings.do_not_show_again),
			});
		default:
			return failed('its action is unknown');
	}
};
