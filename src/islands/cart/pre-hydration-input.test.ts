import { readPreHydrationInput } from './pre-hydration-input';

const PRINTED = `
	<input data-item-key="a" value="1">
	<input data-item-key="b" value="2">
	<input type="radio" name="storefront-rate-0" value="flat" checked>
	<input type="radio" name="storefront-rate-0" value="free">
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
		stepped: [],
		rates: [],
		addressIsOpen: false,
	});
});

test('reads typed values, choices and opened panels, and resets the choices', () => {
	const element = printed();
	const quantity = field(element, '[data-item-key="b"]');
	quantity.value = '5';
	field(element, '[value="free"]').checked = true;
	element.querySelector('.storefront-shipping__address')?.setAttribute('open', '');
	expect(readPreHydrationInput(element)).toEqual({
		quantities: [['b', '5']],
		stepped: [],
		rates: [['0', 'free']],
		addressIsOpen: true,
	});
	expect(quantity.value).toBe('5');
	expect(field(element, '[value="flat"]').checked).toBe(true);
	expect(field(element, '[value="free"]').checked).toBe(false);
});

test('knows a quantity that was only stepped from one that was typed', () => {
	const element = printed();
	for (const [key, stepped] of [
		['a', '2'],
		['b', '3'],
	] as const) {
		const quantity = field(element, `[data-item-key="${key}"]`);
		Object.assign(quantity, { value: '2' });
		quantity.dataset['stepped'] = stepped;
	}
	field(element, '[data-item-key="b"]').value = '7';
	expect(readPreHydrationInput(element)).toMatchObject({
		quantities: [
			['a', '2'],
			['b', '7'],
		],
		stepped: ['a'],
	});
});
