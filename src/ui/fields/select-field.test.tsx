import { createElement } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { SelectField } from './select-field';

const draw = (value: string, required: boolean, first: readonly [string, string][] = []) => {
	const { unmount } = render(
		<SelectField
			id="country"
			label="Country"
			value={value}
			options={[...first, ['DE', 'Germany'], ['FR', 'France']]}
			unlisted="Cuba"
			required={required}
			autoComplete=""
			onChange={() => undefined}
		/>,
	);
	const select = screen.getByLabelText<HTMLSelectElement>('Country');
	const options = Array.from(select.options, ({ value: code, text, disabled }) =>
		[code, text, ...(disabled ? ['disabled'] : [])].join(),
	);
	const shown = select.value;
	unmount();
	return [shown, ...options];
};

test('the empty option stays the first one, so that each country keeps its index', () => {
	expect(draw('', true)).toEqual(['', ',,disabled', 'DE,Germany', 'FR,France']);
	expect(draw('DE', true)).toEqual(['DE', ',,disabled', 'DE,Germany', 'FR,France']);
	expect(draw('DE', false)).toEqual(['DE', ',', 'DE,Germany', 'FR,France']);
	expect(draw('DE', true, [['', 'Choose']])).toEqual([
		'DE',
		',Choose,disabled',
		'DE,Germany',
		'FR,France',
	]);
});

test('a value that is not listed is named, after the others', () => {
	expect(draw('CU', true)).toEqual(['CU', ',,disabled', 'DE,Germany', 'FR,France', 'CU,Cuba']);
});
