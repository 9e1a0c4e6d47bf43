/** What PHP tells the search: php-stubs/src/Views/Site/Search.php. */
import { readRecord, readText } from '../../domain/read-unknown';
import { safeUrl } from '../../domain/url';

export interface SearchProps {
	/** Of the field; unique on the page. */
	readonly id: string;
	/** Of the form among the page's landmarks; empty for the first form, which needs none. */
	readonly name: string;
	/** Where the form leads. */
	readonly action: string;
	/** What the page was searched for; empty on other pages. */
	readonly searched: string;
	/** Whether products are suggested while one types (a block option). */
	readonly suggests: boolean;
}

/** Reads data-props, which anyone may have written who may write HTML without scripts: no address in it runs anything. */
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
