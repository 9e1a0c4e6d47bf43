/**
 * Shows at each product of a list how many of it are in the cart. The numbers are in a cookie
 * (php-stubs/src/Support/Http/CountCookie), the text is in the HTML (Catalogue\Product\AddToCart). They are shown by style rules, so
 * that they apply to lists that are refreshed, too.
 */
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';

export interface InCartPage {
	/** Value of document.cookie. */
	readonly cookies: () => string;
	/** Text with `%s` for the number; undefined without a product on the page. */
	readonly text: () => string | undefined;
	/** Replaces the rules that were shown before. */
	readonly show: (css: string) => void;
	/** Calls back after each event that may have changed the cart. */
	readonly onChange: (callback: () => void) => void;
}

const COUNT_COOKIE = 'storefront_islands_count';
const PRODUCT = /_(\d+)x([\d.]+)/g;

/** Returns the numbers by product id; none if the cookie is that of an older cart. */
export const readQuantities = (cookies: string): readonly (readonly [string, string])[] => {
	const hash = readCookie(cookies, CART_HASH_COOKIE);
	const count = readCookie(cookies, COUNT_COOKIE);
	return hash !== '' && count.startsWith(`${hash}-`)
		? [...count.matchAll(PRODUCT)].map(([, id = '', quantity = '']) => [id, quantity])
		: [];
};

/** Screen readers read the whole text, in browsers that know alternative texts of generated content. */
const ruleOf = (id: string, quantity: string, text: string): string => {
	const number = JSON.stringify(quantity);
	const spoken = JSON.stringify(text.replace('%s', quantity));
	return `[data-in-cart="${id}"]::before{content:${number};content:${number}/${spoken}}`;
};

export const showInCart = ({ cookies, text, show, onChange }: InCartPage): void => {
	const update = (): void => {
		const words = text();
		show(
			words === undefined
				? ''
				: readQuantities(cookies())
						.map(([id, quantity]) => ruleOf(id, quantity, words))
						.join(''),
		);
	};
	update();
	onChange(update);
};
