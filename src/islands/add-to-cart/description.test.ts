import { factsOf } from './description';

const DESCRIBED = {
	price_html: '<span>$10.00</span>',
	availability_html: '<p>In stock</p>',
	variation_description: '<p>Blue</p>',
};

test('price, stock and description of a variation are shown', () => {
	expect(factsOf(DESCRIBED)).toBe('<span>$10.00</span><p>In stock</p><p>Blue</p>');
});

test('of one that the shop does not offer, the reason is shown', () => {
	expect(factsOf({ ...DESCRIBED, price_html: '', variation_is_visible: false })).toBe(
		'<p>Sorry, this product is unavailable. Please choose a different combination.</p>',
	);
});
