/**
 * WooCommerce's processing of address texts, as far as tests of the browser's side need it. The real functions are
 * tested by test/php/RawAddressesTest.php and by the recordings.
 */
import { decodeEntities } from '../../src/domain/html/text';

/** Text as the Store API stores it: without tags, with & and angle brackets as entities (wp_kses). */
export const stored = (posted: string): string =>
	posted
		.replace(/<[a-z/!][^>]*>/gi, '')
		.replace(/&(?!(?:amp|lt|gt|quot|#\d{1,5}|#x[\da-f]{1,4});)/gi, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/>/g, '&gt;');

/** Text as the Store API sends it: trimmed, with typographic characters (wptexturize). */
export const sent = (text: string): string =>
	text
		.trim()
		.replace(/'/g, '&#8217;')
		.replace(/"/g, '&#8221;')
		.replace(/--/g, '&#8211;')
		.replace(/\.\.\./g, '&#8230;')
		.replace(/(\d)x(\d)/g, '$1&#215;$2');

/**
 * Text that the plugin adds to the response (php-stubs/src/Shop/RawAddresses.php) if it differs from the decoded result
 * of `sent`.
 */
export const raw = (text: string): string | undefined => {
	const decoded = decodeEntities(text);
	const shown = stored(decoded) === text ? decoded : text;
	return decodeEntities(sent(text)) === shown ? undefined : shown;
};
