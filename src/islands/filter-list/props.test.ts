import { readPreHydrationInput } from './props';

const list = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

const inputs = (element: HTMLElement) =>
	Array.from(element.querySelectorAll<HTMLInputElement>('input[name]'));

const box = (type: string, value: string, checked = '') =>
	`<input type="${type}" name="filter_color" value="${value}" ${checked}>`;

test('values that were checked and unchecked are reported, and stay', () => {
	const element = list(
		`<form><input type="hidden" name="a" value="1">${box('checkbox', 'blue', 'checked')}${box('checkbox', 'red')}${box('checkbox', 'green')}</form>`,
	);
	const [, blue, red] = inputs(element);
	blue?.click();
	red?.click();
	expect(readPreHydrationInput(element).toggled).toEqual(['blue', 'red']);
	expect(inputs(element).map(({ checked }) => checked)).toEqual([false, false, true, false]);
});

test('of radio buttons only the selected one is reported', () => {
	const element = list(`<form>${box('radio', '', 'checked')}${box('radio', 'red')}</form>`);
	inputs(element)[1]?.click();
	expect(readPreHydrationInput(element).toggled).toEqual(['red']);
	expect(inputs(element).map(({ checked }) => checked)).toEqual([false, true]);
});

test('the search text is reported, and the field emptied', () => {
	const element = list('<input type="search">');
	const field = element.querySelector('input');
	if (field) {
		field.value = 'blu';
	}
	expect(readPreHydrationInput(element)).toEqual({ toggled: [], query: 'blu' });
	expect(field?.value).toBe('');
});
