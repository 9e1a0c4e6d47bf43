/** Spellings of an island's name. */
import { Problem } from '../problem.mjs';

/**
 * @typedef {object} Names
 * @property {string} kebab As folders and the block are named: wish-list.
 * @property {string} camel wishList.
 * @property {string} pascal WishList.
 * @property {string} snake wish_list.
 * @property {string} words wish list.
 * @property {string} title Wish list.
 */

const NAME = /^[a-z]+(-[a-z]+)*$/;

const capitalised = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * @param {string} kebab
 * @returns {Names}
 * @throws {Problem} If it is not a name.
 */
export const namesOf = (kebab) => {
	if (!NAME.test(kebab)) {
		throw new Problem(`${kebab} is not a name of an island: small letters and hyphens, wish-list.`);
	}
	const words = kebab.split('-');
	const pascal = words.map(capitalised).join('');
	return {
		kebab,
		camel: pascal[0].toLowerCase() + pascal.slice(1),
		pascal,
		snake: words.join('_'),
		words: words.join(' '),
		title: capitalised(words.join(' ')),
	};
};
