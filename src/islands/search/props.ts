/** What PHP tells the search: php-stubs/src/Views/Site/Search.php. */
import { readRecord, readText } from '../../domain/read-unknown';

export interface SearchProps {
	/** Of the field; unique on the page. */
	readonly id: string;
	/** Where the form leads. */
	readonly action: string;
	/** What the page was searched for; empty on other pages. */
	readonly searched: string;
	/** Whether products are suggested while one types (a block option). */
	readonly suggests: boolean;
}

export const readProps = (json: unknown): SearchProps => {
	const props = readRecord(json);
	return {
		id: readText(props['id']),
		action: readText(props['action']),
		searched: readText(props['searched']),
		suggests: props['suggests'] !== false,
	};
};
