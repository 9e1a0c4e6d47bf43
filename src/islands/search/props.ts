import { readRecord, readText } from '../../domain/support/unknown';
import { safeUrl } from '../../domain/html/url';

/** Props of the search: php-stubs/src/Site/Search/Search.php. */
export interface SearchProps {
	/** Id of the field; unique on the page. */
	readonly id: string;
	/** Name of the form's landmark; empty for the first form, which needs none. */
	readonly name: string;
	/** Action URL of the form. */
	readonly action: string;
	/** Search term of the current page; empty on other pages. */
	readonly searched: string;
	/** True if products are suggested while typing (a block option). */
	readonly suggests: boolean;
}

/**
 * Reads data-props. They are untrusted, as authors who may only write HTML without scripts can provide them: script
 * URLs are rejected.
 */
export const readProps = (json: unknown): SearchProps => {
	const props = readRecord(json);
	return {
		id: readText(props['id']),
		name: readText(props['name']),
		action: safeUrl(readText(props['action'])),
		searched: readText(props['searched']),
		suggests: props['suggests'] !== false,
	};
};
