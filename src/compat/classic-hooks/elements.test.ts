import { findHookElements, replaceContent, writtenFields } from './elements';

const PAGE = `
	<div data-hook="one" data-hash="1"><input name="day" value="Sunday"><input type="checkbox" name="wrap[]" value="paper"><input type="checkbox" name="wrap[]" value="bow"><input type="hidden" name="nonce" value="a"></div>
	<div data-hook="two"><select name="size"><option>S</option><option>M</option></select><textarea name="note"></textarea><input value="no name"><input name="off" disabled value="x"></div>`;

/** Puts HTML into the page, as a server prints it. */
const open = (html: string) => {
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	return findHookElements(document);
};

const elementOf = (elements: ReadonlyMap<string, HTMLElement>, action: string): HTMLElement => {
	const element = elements.get(action);
	if (!element) {
		throw new Error(`There is no element of ${action}.`);
	}
	return element;
};

const input = (selector: string) => {
	const field = document.querySelector<HTMLInputElement>(selector);
	if (!field) {
		throw new Error(`There is no ${selector}.`);
	}
	return field;
};

test('fields are written as a form would send them', () => {
	const elements = open(PAGE);
	input('[name=day]').value = 'Mon & Tue';
	input('[value=paper]').checked = true;
	input('[value=bow]').checked = true;
	input('[name=note]').value = 'é';
	expect(writtenFields(elements.values())).toBe(
		'day=Mon+%26+Tue&wrap%5B%5D=paper&wrap%5B%5D=bow&nonce=a&size=S&note=%C3%A9',
	);
});

test('content of the same hash is left alone', () => {
	const element = elementOf(open(PAGE), 'one');
	const before = element.firstChild;
	replaceContent(element, { html: '<p>Other</p>', hash: '1' });
	expect(element.firstChild).toBe(before);
});

test('changed content replaces the former with what was typed, ticked and focused; values of the shop are new', () => {
	const element = elementOf(open(PAGE), 'one');
	input('[name=day]').value = 'Monday';
	input('[value=bow]').checked = true;
	input('[name=day]').focus();
	const html =
		'<b>2</b><input name="day" value="Sunday"><input type="checkbox" name="wrap[]" value="paper"><input type="checkbox" name="wrap[]" value="bow"><input type="hidden" name="nonce" value="b">';
	replaceContent(element, { html, hash: '2' });
	expect(element).toHaveTextContent('2');
	expect(element.dataset['hash']).toBe('2');
	expect(input('[name=day]')).toHaveValue('Monday');
	expect(input('[name=day]')).toHaveFocus();
	expect(input('[value=bow]')).toBeChecked();
	expect(input('[value=paper]')).not.toBeChecked();
	expect(input('[name=nonce]')).toHaveValue('b');
});

test('rows of a table stay rows, and scripts do not run again', () => {
	const element = elementOf(open(PAGE), 'one');
	replaceContent(element, {
		html: '<table><tbody><tr><td>Row</td></tr></tbody></table><script>window.ran = true;</script>',
		hash: '3',
	});
	expect(element.querySelector('td')).toHaveTextContent('Row');
	expect(element.querySelector('script')).toBeNull();
	expect(window).not.toHaveProperty('ran');
});

describe('a field that both addresses have', () => {
	const BOTH = `<main data-island="checkout">
		<input type="checkbox" id="same-for-billing" checked>
		<div data-hook="one"><input name="shipping_number" value="7"><input type="radio" name="shipping_kind" value="home"><input type="radio" name="shipping_kind" value="work" checked></div>
		<div data-hook="two">
			<p class="storefront-twin"><input name="billing_number" value="8"></p>
			<p class="storefront-twin"><input type="radio" name="billing_kind" value="home" checked><input type="radio" name="billing_kind" value="work"></p>
			<p><input name="billing_vat" value="1"></p>
		</div></main>`;
	const shipping = 'shipping_number=7&shipping_kind=work&';

	it('is that of the shipping address while one is used for both', () => {
		expect(writtenFields(open(BOTH).values())).toBe(
			`${shipping}billing_number=7&billing_kind=work&billing_vat=1`,
		);
	});

	it('is its own otherwise', () => {
		const elements = open(BOTH);
		input('#same-for-billing').checked = false;
		expect(writtenFields(elements.values())).toBe(
			`${shipping}billing_number=8&billing_kind=home&billing_vat=1`,
		);
	});
});
