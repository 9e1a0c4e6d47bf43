import { aCart, anItem } from '../../../test/fixtures/builders';
import { cartOf } from '../../../test/fixtures/decoded';
import type { ItemActivity } from '../../domain/cart/cart';
import { lineModel } from '../../ui/cart/model';
import { classicLine } from './line';

const SETTINGS = { placeholderImgSrc: '' };

const lineWith = (cart: object, activity: ItemActivity = 'settled') => {
	const extensions = {
		'storefront-islands-classic': { cart, summary: { name: 'In the summary' } },
	};
	const [item] = cartOf(aCart({ items: [anItem({ extensions })] })).items;
	if (item === undefined) {
		throw new Error('The cart has an item.');
	}
	return (template: 'cart' | 'summary') =>
		classicLine(lineModel({ ...item, activity }, SETTINGS), item.extensions, template);
};

it('draws what plugins make of the line for its template', () => {
	const line = lineWith({ name: '<a href="/">Mug</a> (blue)', price: '', total: '2 × 5' });
	expect(line('cart')).toMatchObject({
		nameHtml: '<a href="/">Mug</a> (blue)',
		isLinkedInside: true,
		priceHtml: '',
		totalHtml: '2 × 5',
		quantityIsOpen: true,
	});
	expect(line('summary')).toMatchObject({ nameHtml: 'In the summary' });
	expect(line('summary')).not.toHaveProperty('totalHtml');
});

it('takes away what plugins take away, and draws their picture', () => {
	const picture = { src: 'https://shop.test/design.png', srcset: '', alt: 'Your design' };
	expect(
		lineWith({ is_fixed: true, is_kept: true, class_name: 'gift', picture })('cart'),
	).toMatchObject({ quantityIsOpen: false, isRemovable: false, className: 'gift', picture });
	expect(lineWith({ picture: { src: 'javascript:alert(1)' } })('cart').picture.src).not.toContain(
		'javascript',
	);
});

it('does not show a total of another quantity than the line has', () => {
	expect(lineWith({ total: '2 × 5' }, 'changing')('cart')).not.toHaveProperty('totalHtml');
});

it('leaves a line as it is without changes', () => {
	const [item] = cartOf(aCart({ items: [anItem()] })).items;
	if (item === undefined) {
		throw new Error('The cart has an item.');
	}
	const line = lineModel(item, SETTINGS);
	expect(classicLine(line, item.extensions, 'cart')).toEqual({ ...line, className: '' });
});
