import { readForm } from './enhance';

const data = (...fields: readonly (readonly [string, string])[]): FormData => {
	const form = new FormData();
	fields.forEach(([name, value]) => form.append(name, value));
	return form;
};

it('reads quantity and variation', () => {
	const form = data(
		['quantity', '3'],
		['attribute_pa_color', 'blue'],
		['product_id', '7'],
		['variation_id', '12'],
	);
	expect(readForm(form, 1)).toEqual({
		quantity: 3,
		variation: [{ attribute: 'attribute_pa_color', value: 'blue' }],
		extra: { variation_id: '12' },
	});
});

it('sends no variation before one is chosen', () => {
	expect(readForm(data(['variation_id', '']), 1).extra).toEqual({});
});

it('reads a decimal quantity', () => {
	expect(readForm(data(['quantity', '1.5']), 0.5).quantity).toBe(1.5);
});

it.each(['', 'many', '-2', '1e3'])('uses the minimum for a quantity of "%s"', (typed) => {
	expect(readForm(data(['quantity', typed]), 6).quantity).toBe(6);
});

it('passes on additional fields of plugins, lists as lists', () => {
	const form = data(['engraving', 'Ada'], ['gift[]', 'box'], ['gift[]', 'card'], ['quantity', '1']);
	expect(readForm(form, 1).extra).toEqual({ engraving: 'Ada', gift: ['box', 'card'] });
});

it('passes on all rows of a field', () => {
	const form = data(['rows[][title]', 'one'], ['rows[][title]', 'two'], ['rows[][tags][]', 'red']);
	expect(readForm(form, 1).extra).toEqual({
		'rows[][title]': ['one', 'two'],
		'rows[][tags]': ['red'],
	});
});

it('ignores __proto__', () => {
	const { extra } = readForm(data(['__proto__', 'x'], ['constructor', 'y']), 1);
	expect(Object.getPrototypeOf(extra)).toBe(Object.prototype);
	expect(Object.keys(extra)).toEqual(['__proto__', 'constructor']);
});
