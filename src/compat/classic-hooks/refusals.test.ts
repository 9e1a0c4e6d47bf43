import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { findHookElements } from './elements';
import { showRefusals } from './refusals';

const VAT = { field: 'billing_vat', message: '<strong>VAT</strong> is a required field.' };

const refusal = (first: object, ...others: readonly object[]) => ({
	data: { details: { storefront_islands_fields: { ...first, additional_errors: others } } },
});

const open = () => {
	const html = `<div data-hook="a"><p class="form-row"><label>VAT <input name="billing_vat"></label></p></div>
		<div data-hook="b"><label><input type="checkbox" name="agreed"> Agreed</label></div>`;
	document.body.replaceChildren(document.createRange().createContextualFragment(html));
	const elements = findHookElements(document);
	return {
		refuse: (body: unknown) => showRefusals(elements, body),
		vat: screen.getByRole('textbox'),
		agreed: screen.getByRole('checkbox'),
	};
};

test('what is refused is said at its field, once, until it is changed', async () => {
	const { refuse, vat, agreed } = open();
	const other = { field: 'agreed', message: 'Please agree.' };
	refuse(refusal({ field: null, message: 'Choose a day.' }, VAT, other));
	refuse(refusal(VAT, other));
	expect(vat).toHaveAccessibleDescription('VAT is a required field.');
	expect(vat).toBeInvalid();
	expect(agreed).toHaveAccessibleDescription('Please agree.');
	await userEvent.type(vat, 'S');
	expect(vat).not.toHaveAccessibleDescription();
	expect(vat).not.toBeInvalid();
	expect(screen.queryByText('VAT is a required field.')).toBeNull();
	expect(agreed).toBeInvalid();
	await userEvent.click(agreed);
	expect(screen.queryByText('Please agree.')).toBeNull();
});

test.each([null, { data: { status: 400 } }, refusal({ field: 'gone', message: 'x' }), { id: 7 }])(
	'any other answer changes nothing: %j',
	(body) => {
		const { refuse } = open();
		const before = document.body.cloneNode(true);
		refuse(body);
		expect(document.body.isEqualNode(before)).toBe(true);
	},
);
