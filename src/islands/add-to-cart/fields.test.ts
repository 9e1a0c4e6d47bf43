import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { choiceOf, clear, fieldsOf, showFields } from './fields';
import type { Variation } from './variation';

const radio = (slug: string, name: string) =>
	`<label title="${name}"><input type="radio" name="attribute_pa_color" value="${slug}" required><span data-name>${name}</span></label>`;

const FORM = `
	<form aria-label="Cap">
		<fieldset><legend>Color <span data-chosen></span></legend>
			${radio('red', 'Red')}${radio('blue', 'Blue')}${radio('lost', 'Lost')}
			<p data-why></p>
		</fieldset>
		<label>Größe <select name="attribute_größe"><option value="">Choose…</option><option>Klein</option><option>Groß</option></select></label>
	</form>`;

const variation = (id: number, color: string, size: string): Variation => ({
	id,
	options: new Map([
		['attribute_pa_color', color],
		['attribute_größe', size],
	]),
	isBuyable: true,
	limits: { minimum: 1, maximum: 9, multipleOf: 1, editable: true },
	hint: '',
	picture: null,
	measures: new Map(),
});

/** Small and large in red, large only in blue. */
const VARIATIONS = [
	variation(1, 'red', 'Klein'),
	variation(2, 'red', 'Groß'),
	variation(3, 'blue', 'Groß'),
];

const open = () => {
	document.body.replaceChildren(document.createRange().createContextualFragment(FORM));
	const fields = fieldsOf(screen.getByRole<HTMLFormElement>('form'));
	const show = () => showFields(fields, VARIATIONS);
	show();
	return { fields, show, user: userEvent.setup() };
};

it('reads radio buttons and selects as one choice', async () => {
	const { fields, user } = open();
	await user.click(screen.getByRole('radio', { name: 'Red' }));
	await user.selectOptions(screen.getByRole('combobox'), 'Groß');
	expect([...choiceOf(fields)]).toEqual([
		['attribute_pa_color', 'red'],
		['attribute_größe', 'Groß'],
	]);
});

it('says at a value, and below it, which choice rules it out', async () => {
	const { show, user } = open();
	await user.selectOptions(screen.getByRole('combobox'), 'Klein');
	show();
	expect(screen.getByRole('radio', { name: 'Blue – not with Klein' })).toBeDisabled();
	expect(screen.getByText('Not with Klein: Blue')).toBeInTheDocument();
	expect(screen.getByRole('radio', { name: 'Red' })).toBeEnabled();
});

it('offers nothing that no variation has, whatever else is chosen', () => {
	open();
	expect(screen.getByRole('radio', { name: 'Lost' })).toBeDisabled();
});

it('names the chosen sample, as it shows no name', async () => {
	const { show, user } = open();
	await user.click(screen.getByRole('radio', { name: 'Blue' }));
	show();
	expect(screen.getByRole('group')).toHaveAccessibleName('Color Blue');
	expect(screen.getByRole('option', { name: 'Klein – not with Blue' })).toBeDisabled();
});

it('takes all choices back', async () => {
	const { fields, show, user } = open();
	await user.click(screen.getByRole('radio', { name: 'Blue' }));
	await user.selectOptions(screen.getByRole('combobox'), 'Groß');
	clear(fields);
	show();
	expect([...choiceOf(fields).values()]).toEqual(['', '']);
	expect(screen.getByRole('radio', { name: 'Blue' })).not.toBeChecked();
	expect(screen.getByRole('option', { name: 'Klein' })).toBeEnabled();
});
