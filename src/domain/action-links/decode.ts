/** Reads links '#elementor-action:action=…&settings={base64 JSON}' (spec section 2). Whoever writes them may mean harm. */
import { readRecord, readText } from '../read-unknown';
import { failed, success, type Result } from '../result';
import { isActionFragment } from './fragment';
import { readImage, readVideo, type Media } from './media';

export type Action =
	/** group: what the pictures of one slideshow have in common; empty where it stands alone. */
	| { readonly kind: 'lightbox'; readonly media: Media; readonly group: string }
	| { readonly kind: 'open-popup'; readonly id: string; readonly toggle: boolean }
	| { readonly kind: 'close-popup'; readonly doNotShowAgain: boolean };

/** Characters of a fragment; longer ones are nobody's. */
const LONGEST = 8192;

const decoded = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

/** JSON in base64, in UTF-8; null where it is anything else. */
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

/** What stands after a name and '=', up to the next '&'. */
const argumentOf = (text: string, name: string): string => {
	const part = text.split('&').find((candidate) => candidate.startsWith(`${name}=`));
	return part?.slice(name.length + 1) ?? '';
};

/** Page builders write yes as "yes" or true. */
const isYes = (value: unknown): boolean => value === true || value === 'yes';

type Settings = Readonly<Record<string, unknown>>;

const readLightbox = (settings: Settings, page: string): Result<Action, string> => {
	const url = readText(settings.url);
	const media = url === '' ? null : (settings.type === 'video' ? readVideo : readImage)(url, page);
	return media
		? success({ kind: 'lightbox', media, group: readText(settings.slideshow) })
		: failed('its address is none of a picture or video that may be shown');
};

const readOpening = ({ id, toggle }: Settings): Result<Action, string> =>
	/^[\w-]{1,64}$/.test(String(typeof id === 'number' ? id : readText(id)))
		? success({ kind: 'open-popup', id: String(id), toggle: isYes(toggle) })
		: failed('it names no popup');

/**
 * What a fragment asks for. Three actions are known, and nothing else is done.
 *
 * @param fragment With its '#', as the address has it.
 * @param prefix What fragments of actions begin with.
 * @param page The page's whole address.
 * @return A failure says what is wrong, for developers.
 */
export const decodeAction = (
	fragment: string,
	prefix: string,
	page: string,
): Result<Action, string> => {
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
			return readOpening(settings);
		case 'popup:close':
			return success({
				kind: 'close-popup',
				doNotShowAgain: isYes(settings.do_not_show_again),
			});
		default:
			return failed('its action is unknown');
	}
};
