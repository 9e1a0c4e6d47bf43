import fc from 'fast-check';
import { readQuantities, showInCart } from './in-cart';

const HASH = 'd664f1c4265ba239ef597a33ac428dfe';

const open = (cookies: string, text: string | undefined = '%s in cart') => {
	let current = cookies;
	let shown = '';
	let change = (): void => undefined;
	showInCart({
		cookies: () => current,
		text: () => text,
		show: (css) => {
			shown = css;
		},
		onChange: (callback) => {
			change = callback;
		},
	});
	return {
		shown: () => shown,
		change: (next: string) => {
			current = next;
			change();
		},
	};
};

const cookiesOf = (products: string, hash = HASH): string =>
	`a=1; woocommerce_cart_hash=${HASH}; storefront_islands_count=${hash}-3${products}; b=2`;

test('each product shows how many are in the cart, and says it', () => {
	expect(open(cookiesOf('_12x2_45x1')).shown()).toBe(
		'[data-in-cart="12"]::before{content:"2";content:"2"/"2 in cart"}' +
			'[data-in-cart="45"]::before{content:"1";content:"1"/"1 in cart"}',
	);
});

test('a changed cart shows other numbers, an emptied one none', () => {
	const page = open(cookiesOf('_12x2'));
	page.change(cookiesOf('_12x5'));
	expect(page.shown()).toContain('"5 in cart"');
	page.change('a=1; b=2');
	expect(page.shown()).toBe('');
});

test('the numbers of another cart are not shown', () => {
	expect(open(cookiesOf('_12x2', 'c664f1c4265ba239ef597a33ac428dfe')).shown()).toBe('');
	expect(open(`storefront_islands_count=-3_12x2; a=1`).shown()).toBe('');
});

test('a text with quotes stays a text', () => {
	expect(open(cookiesOf('_12x2'), 'im "Korb": %s').shown()).toContain('/"im \\"Korb\\": 2"');
});

test('whatever the cookies are, only numbers are read', () => {
	fc.assert(
		fc.property(fc.string(), (value) => {
			const read = readQuantities(cookiesOf(value));
			expect(read.flat().every((part) => /^[\d.]+$/.test(part))).toBe(true);
		}),
	);
});
