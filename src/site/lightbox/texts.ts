import { readRecord, readText } from '../../domain/read-unknown';

/** What the lightbox says; PHP prints it (php-stubs/src/Page/ActionLinks.php), as this script is too small for wp-i18n. */
export const text = (name: string): string =>
	readText(readRecord(Reflect.get(window, 'storefrontLightbox'))[name]);

/** The same with values in the places %1$s, %2$s or %s. */
export const textWith = (name: string, ...values: readonly string[]): string => {
	let next = 0;
	return text(name).replace(/%(?:(\d)\$)?s/g, (_place, number?: string) => {
		next += 1;
		return values[(number === undefined ? next : Number(number)) - 1] ?? '';
	});
};
