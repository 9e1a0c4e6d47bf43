import { readList, readRecord, readText } from '../../domain/support/unknown';

/** Configuration for a translation service. */
export interface TranslationConfig {
	/** Language of the pages, and the offered languages, as codes of the service, e.g. zh-CN. */
	readonly pageLanguage: string;
	readonly languages: readonly string[];
}

/** Texts of the widget, printed by php-stubs/src/Site/Translation/Translation.php. */
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

/** Decodes data-props; null if the page language is missing, as on a truncated page. */
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
