import { readRecord, readText } from '../../domain/read-unknown';

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
