/** The languages that the bundle's own texts ship in. */
import { inProject } from '../paths.mjs';

/** What `__()` and block.json are called with. */
export const DOMAIN = 'storefront-islands';

/**
 * @typedef {object} Language
 * @property {string} locale As WordPress names it.
 * @property {string} name In English, for people who read the check's output.
 * @property {string} pluralForms The header by which gettext chooses among a message's forms.
 * @property {number} forms How many forms a message with a plural has.
 * @property {(count: number) => number} formOf Which of them a count takes: the same rule as pluralForms.
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

/** The file of all texts as they are in the sources. */
export const TEMPLATE = inProject('languages', `${DOMAIN}.pot`);

/** The file in which a language's translations are kept. */
export const translationFile = ({ locale }) => inProject('languages', `${DOMAIN}-${locale}.po`);
