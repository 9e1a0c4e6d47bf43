/** A page in another language: what the bundle says there, and what of it has stayed English. */
import assert from 'node:assert/strict';
import { readTranslations } from '../../../tools/i18n/catalogues.mjs';
import { LANGUAGES } from '../../../tools/i18n/languages.mjs';

/** What the demo shop's own content says in English: its pages, attributes, ways to pay and to deliver. */
const CONTENT = new Set([
	...['Main', 'Shop', 'About us', 'Cart', 'Checkout', 'Category', 'Color', 'Size', 'Rating'],
	...['Availability', 'Blue', 'Green', 'Red', 'Small', 'Medium', 'Large', 'Sales tax'],
	...['Direct bank transfer', 'Check payments', 'Cash on delivery'],
	...['Flat rate', 'Free shipping', 'Local pickup'],
]);

const PLACEHOLDER = /%(?:\d+\$)?[sd]/g;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a text whatever is filled in; null where nothing but names and numbers would be left to tell it by. */
const patternOf = (text) =>
	/\p{L}{3}/u.test(text.replace(PLACEHOLDER, ''))
		? new RegExp(`^${text.split(PLACEHOLDER).map(escaped).join('.+')}$`)
		: null;

/** All that is written on a page, be it for the eye or the ear. Runs in the page. */
const wordsOfPage = () => {
	const words = new Set();
	const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
	while (walker.nextNode()) {
		if (!walker.currentNode.parentElement.closest('script, style, noscript')) {
			words.add(walker.currentNode.textContent.trim());
		}
	}
	for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
		for (const element of document.querySelectorAll(`[${name}]`)) {
			words.add(element.getAttribute(name).trim());
		}
	}
	return [...words];
};

/** @param {string} locale One of tools/i18n/languages.mjs. */
export const languageOf = (locale) => {
	const messages = readTranslations(LANGUAGES.find((language) => language.locale === locale));
	const english = messages
		.filter(({ id, translations }) => !translations.includes(id))
		.flatMap(({ id, plural }) => [id, ...(plural === null ? [] : [plural])])
		.map(patternOf)
		.filter((pattern) => pattern !== null);
	return {
		/** A text's translation; of one with a plural, that of the last form. */
		say: (text) => {
			const message = messages.find(({ id, context }) => id === text && context === null);
			assert.ok(message, `there is no text “${text}”`);
			return message.translations.at(-1);
		},
		/** Fails where a text of ours on the page is English. */
		expectNoEnglish: async (page) => {
			const left = (await page.evaluate(wordsOfPage)).filter(
				(words) => !CONTENT.has(words) && english.some((pattern) => pattern.test(words)),
			);
			assert.deepEqual(left, [], `${new URL(page.url()).pathname} speaks English`);
		},
	};
};
