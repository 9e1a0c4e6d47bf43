/** Languages in which the plugin's own texts are shipped. */
import { inProject } from '../paths.mjs';

/** Text domain of `__()` and block.json. */
export const DOMAIN = 'storefront-islands';

/**
 * @typedef {object} Language
 * @property {string} locale Locale of WordPress.
 * @property {string} name English name, for the output of the check.
 * @property {string} pluralForms Header by which gettext selects a plural form.
 * @property {number} forms Number of forms of a message with a plural.
 * @property {(count: number) => number} formOf Index of the form for a count: the same rule as pluralForms.
 */

/** @type {readonly Language[]} */
export const LANGUAGES = [
	{
		locale: 'zh_CN',
		name: 'Chinese (simplified)',
		pluralForms: 'nplurals=1; plural=0;',
		forms: 1,
		formOf: () => 0,
	},
	{
		locale: 'fr_FR',
		name: 'French',
		pluralForms: 'nplurals=2; plural=n > 1;',
		forms: 2,
		formOf: (count) => Number(count > 1),
	},
	{
		locale: 'pt_BR',
		name: 'Portuguese (Brazil)',
		pluralForms: 'nplurals=2; plural=n > 1;',
		forms: 2,
		formOf: (count) => Number(count > 1),
	},
	{
		locale: 'es_ES',
		name: 'Spanish (Spain)',
		pluralForms: 'nplurals=2; plural=n != 1;',
		forms: 2,
		formOf: (count) => Number(count !== 1),
	},
];

/** File of all texts as they are in the sources. */
export const TEMPLATE = inProject('languages', `${DOMAIN}.pot`);

/** Returns the path of the file with a language's translations. */
export const translationFile = ({ locale }) => inProject('languages', `${DOMAIN}-${locale}.po`);
