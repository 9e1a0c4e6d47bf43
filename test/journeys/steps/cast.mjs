/** What steps are about: devices, products, and what shoppers type. */
import { BROWSERS, PRODUCTS } from '../model.mjs';

export const deviceOf = (random) => random.favour(BROWSERS);
export const productOf = (random) => random.favour(Object.keys(PRODUCTS));

/** Password of every account. */
export const PASSWORD = 'long enough 47';

/** Texts that WooCommerce stores as they are typed. */
export const TYPED = [
	'Oakland',
	"O'Fallon Á Zürich",
	'St. "Quoted" Hill & Co',
	'007 Ærøskøbing',
	'北京市 𠮷野',
	'100% Wool St; #4, ½',
	`L${'o'.repeat(180)}ng`,
	'C:\\Temp \\"x\\"',
	'🏡 <b>Bold</b> Rd < 5',
];

/** Returns what WooCommerce stores of a text: no tags. */
export const stored = (text) => text.replace(/<\/?[a-z]+>/g, '');

/** Returns an address of a shopper, with one of the texts. */
export const addressOf = (mark, text) => ({
	first_name: mark,
	last_name: text,
	company: '',
	address_1: '12 Analytical Way',
	address_2: text,
	city: text,
	state: 'CA',
	postcode: '02134',
	country: 'US',
	phone: '0049510555',
});
