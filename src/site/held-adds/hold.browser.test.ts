import { form, isLeft, open, settled } from '../../../test/support/held-adds';

beforeEach(() => document.body.replaceWith(document.createElement('body')));

test('the browser itself submits a form with a file', () => {
	const page = open(form(7, '<input type="file" name="proof">'));
	expect(isLeft(page.click)).toBe(false);
	// A test cannot choose a file in jsdom.
	const fields = new FormData();
	fields.append('proof', new File(['x'], 'proof.png'));
	const read = jest.spyOn(window, 'FormData').mockReturnValue(fields);
	expect(isLeft(page.click)).toBe(true);
	read.mockRestore();
});

test.each([
	[
		'with more than browsers send while a page unloads',
		`<textarea name="design">${'ä'.repeat(31_000)}</textarea>`,
	],
	['by another button', '<button name="buy_now" value="1">Buy now</button>'],
	[
		'by a button that leads elsewhere',
		'<button name="add-to-cart" value="7" formaction="/checkout/"></button>',
	],
])('the browser itself submits a form %s', async (_name, field) => {
	const page = open(form(7, field));
	expect(isLeft(page.click)).toBe(true);
	await settled();
	expect(page.asked).toEqual([]);
	page.leave();
	expect(page.beacons).toEqual([]);
});

test('the browser itself submits a form that leads to another page', () => {
	const page = open(form(7));
	page.forms[0]?.setAttribute('data-leaves', '');
	expect(isLeft(page.click)).toBe(true);
});

test('listeners of plugins run first: they fill in fields, or prevent the add', async () => {
	const page = open(form(7, '<input type="hidden" name="design">'));
	let isPrevented = true;
	const listener = (event: Event): void => {
		if (isPrevented) {
			event.preventDefault();
		}
		page.forms[0]?.querySelector('[name="design"]')?.setAttribute('value', 'a heart');
	};
	page.forms[0]?.addEventListener('submit', listener);
	page.click();
	await settled();
	expect(page.asked).toEqual([]);
	isPrevented = false;
	page.click();
	await settled();
	expect(page.asked[0]?.body).toContain('["design","a heart"]');
});

test('an island that takes no add leaves it to the browser', async () => {
	const page = open(form(7));
	page.click();
	await page.lose();
	let submitted = 0;
	page.forms[0]?.addEventListener('submit', (event) => {
		event.preventDefault();
		submitted += 1;
	});
	page.forms[0]?.setAttribute('data-hydrated', '');
	await settled();
	await settled();
	expect(submitted).toBe(1);
	expect(page.button()).not.toHaveAttribute('aria-busy');
	page.leave();
	expect(page.beacons).toEqual([]);
});

test('a hydrated island handles its clicks itself', () => {
	const page = open(form(7));
	page.forms[0]?.setAttribute('data-hydrated', '');
	page.forms[0]?.addEventListener('submit', (event) => event.preventDefault());
	page.click();
	page.leave();
	expect(page.beacons).toEqual([]);
});

test("an invalid form shows the browser's validation message", () => {
	const page = open(form(7, '<select name="attribute_pa_color" required></select>'));
	page.click();
	page.leave();
	expect(page.button()).not.toHaveAttribute('aria-busy');
	expect(page.beacons).toEqual([]);
});

test('links in a form are ignored', () => {
	const page = open(form(7));
	page.forms[0]?.querySelector('a')?.click();
	page.leave();
	expect(page.beacons).toEqual([]);
});
