/** Checks the texts of a page in another language: translated texts, and English ones that remain. */
import assert from 'node:assert/strict';
import { readTranslations } from '../../../tools/i18n/catalogues.mjs';
import { LANGUAGES } from '../../../tools/i18n/languages.mjs';

/** English texts of the demo shop's own content: pages, attributes, payment methods and shipping rates. */
const CONTENT = new Set([
	...['Main', 'Shop', 'About us', 'Cart', 'Checkout', 'Category', 'Color', 'Size', 'Rating'],
	...['Availability', 'Blue', 'Green', 'Red', 'Small', 'Medium', 'Large', 'Sales tax'],
	...['Direct bank transfer', 'Check payments', 'Cash on delivery'],
	...['Flat rate', 'Free shipping', 'Local pickup'],
]);

const PLACEHOLDER = /%(?:\d+\$)?[sd]/g;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern that matches a text with any values in its placeholders; null if the text without them has no three
 * letters in a row.
 */
const patternOf = (text) =>
	/\p{L}{3}/u.test(text.replace(PLACEHOLDER, ''))
		? new RegExp(`^${text.split(PLACEHOLDER).map(escaped).join('.+')}$`)
		: null;

/** Returns all texts of a page, visible or for screen readers only. Runs in the page. */
const textsOfPage = () => {
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

/** @param {string} locale Locale from tools/i18n/languages.mjs. */
export const languageOf = (locale) => {
	const messages = readTranslations(LANGUAGES.find((language) => language.locale === locale));
	const english = messages
		.filter(({ id, translations }) => !translations.includes(id))
		.flatMap(({ id, plural }) => [id, ...(plural === null ? [] : [plural])])
		.map(patternOf)
		.filter((pattern) => pattern !== null);
	return {
		/** Returns the translation of a text; for a text with a plural, its last plural form. */
		say: (text) => {
			const message = messages.find(({ id, context }) => id === text && context === null);
			assert.ok(message, `there is no text “${text}”`);
			return message.translations.at(-1);
		},
		/** Fails if a text of the plugin is shown in English on the page. */
		expectNoEnglish: async (page) => {
			const left = (await page.evaluate(textsOfPage)).filter(
				(words) => !CONTENT.has(words) && english.some((pattern) => pattern.test(words)),
			);
			assert.deepEqual(left, [], `${new URL(page.url()).pathname} speaks English`);
		},
	};
};
