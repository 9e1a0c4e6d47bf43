import { readList, readRecord, readText } from '../../domain/read-unknown';
import type { TranslationConfig } from './provider';

/** What the widget says; php-stubs/src/Views/Site/Translation.php has the words. */
export interface TranslationTexts {
	readonly before: string;
	readonly loading: string;
	readonly translated: string;
	readonly original: string;
	readonly failed: string;
	readonly again: string;
}

export interface TranslationProps extends TranslationConfig {
	readonly texts: TranslationTexts;
}

/** Decodes data-props; null where the page language is missing, as on a page that somebody cut. */
export const readProps = (json: unknown): TranslationProps | null => {
	const props = readRecord(json);
	const pageLanguage = readText(props['pageLanguage']);
	if (!pageLanguage) {
		return null;
	}
	const texts = readRecord(props['texts']);
	return {
		pageLanguage,
		languages: readList(props['languages']).map((language) => readText(language)),
		texts: {
			before: readText(texts['before']),
			loading: readText(texts['loading']),
			translated: readText(texts['translated']),
			original: readText(texts['original']),
			failed: readText(texts['failed']),
			again: readText(texts['again']),
		},
	};
};
