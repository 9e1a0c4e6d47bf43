import { readPreHydrationInput } from './props';

const PRINTED = `
	<input data-item-key="a" value="1">
	<input data-item-key="b" value="2">
	<input type="radio" name="storefront-rate-0" value="flat" checked>
	<input type="radio" name="storefront-rate-0" value="free">
	<details class="storefront-cart__coupon"></details>
	<details class="storefront-shipping__address"></details>`;

const printed = () => {
	const element = document.createElement('div');
	element.append(document.createRange().createContextualFragment(PRINTED));
	return element;
};

const field = (element: Element, selector: string): HTMLInputElement => {
	const found = element.querySelector<HTMLInputElement>(selector);
	if (found === null) {
		throw new Error(selector);
	}
	return found;
};

test('is empty when nothing was changed', () => {
	expect(readPreHydrationInput(printed())).toEqual({
		quantities: [],
		rates: [],
		unfolded: { coupon: false, address: false },
	});
});

test('reads typed values, choices and opened panels, and resets the choices', () => {
	const element = printed();
	const quantity = field(element, '[data-item-key="b"]');
	quantity.value = '5';
	field(element, '[value="free"]').checked = true;
	element.querySelector('.storefront-cart__coupon')?.setAttribute('open', '');
	expect(readPreHydrationInput(element)).toEqual({
		quantities: [['b', '5']],
		rates: [['0', 'free']],
		unfolded: { coupon: true, address: false },
	});
	expect(quantity.value).toBe('5');
	expect(field(element, '[value="flat"]').checked).toBe(true);
	expect(field(element, '[value="free"]').checked).toBe(false);
});
