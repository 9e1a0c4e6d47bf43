/** Check of the translations before a release. */
import { Problem } from '../problem.mjs';
import { readTranslations } from './catalogues.mjs';
import { isWaiting } from './check.mjs';
import { LANGUAGES } from './languages.mjs';

/**
 * Reads languages/ only, so that it needs no PHP.
 *
 * @throws {Problem} If a text waits for its translation.
 */
export const ensureTranslated = (languages = LANGUAGES, read = readTranslations) => {
	const waiting = languages.map((language) => [language, read(language).filter(isWaiting).length]);
	const lacking = waiting.filter(([, count]) => count > 0);
	if (lacking.length > 0) {
		const counts = lacking.map(([{ locale }, count]) => `${locale} (${count})`).join(', ');
		throw new Problem(
			`Texts wait for their translation: ${counts}. npm run i18n -- --release lists them.`,
		);
	}
};
