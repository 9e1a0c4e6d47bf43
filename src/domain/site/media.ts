/** Validates URLs of images and videos that a link may open. Any other URL opens nothing. */

export type Media =
	| { readonly kind: 'image'; readonly src: string }
	/** Player of a supported host, in an iframe. */
	| { readonly kind: 'player'; readonly src: string; readonly host: 'YouTube' | 'Vimeo' }
	| { readonly kind: 'file'; readonly src: string };

const YOUTUBE = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/;
const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** Accepts only http(s) URLs without user name and password; null for anything else. */
const webAddress = (url: string, page: string): URL | null => {
	try {
		const address = new URL(url, page);
		return /^https?:$/.test(address.protocol) && !address.username && !address.password
			? address
			: null;
	} catch {
		return null;
	}
};

/** Start time of a video, in seconds: "90" or "90s". */
const startOf = ({ searchParams }: URL): string => {
	const seconds = /^(\d{1,5})s?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '');
	return seconds ? `&start=${seconds[1] ?? ''}` : '';
};

/** The player's URL is built from the video's id: no other part of the input reaches the iframe. */
const youtube = (address: URL): Media | null => {
	const id =
		address.searchParams.get('v') ??
		/^\/(?:embed\/|shorts\/|live\/)?([^/]+)\/?$/.exec(address.pathname)?.[1] ??
		'';
	return /^[\w-]{11}$/.test(id)
		? {
				kind: 'player',
				host: 'YouTube',
				src: `https://www.youtube-nocookie.com/embed/${id}?rel=0${startOf(address)}`,
			}
		: null;
};

const vimeo = ({ pathname, searchParams }: URL): Media | null => {
	const [, id, secret = searchParams.get('h') ?? ''] =
		/^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
	// Unlisted videos have an additional hash.
	const unlisted = /^[\da-f]{1,20}$/.test(secret) ? `&h=${secret}` : '';
	return id === undefined
		? null
		: {
				kind: 'player',
				host: 'Vimeo',
				src: `https://player.vimeo.com/video/${id}?dnt=1${unlisted}`,
			};
};

/**
 * Accepts the URL of an image.
 *
 * @param page Full URL of the page.
 */
export const readImage = (url: string, page: string): Media | null => {
	const address = webAddress(url, page);
	return address && { kind: 'image', src: address.href };
};

/**
 * Accepts a video of YouTube or Vimeo, or a file of this site.
 *
 * @param page Full URL of the page.
 */
export const readVideo = (url: string, page: string): Media | null => {
	const address = webAddress(url, page);
	if (!address) {
		return null;
	}
	if (YOUTUBE.test(address.hostname)) {
		return youtube(address);
	}
	if (VIMEO.test(address.hostname)) {
		return vimeo(address);
	}
	return VIDEO_FILE.test(address.pathname) && address.origin === new URL(page).origin
		? { kind: 'file', src: address.href }
		: null;
};
