import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from '@wordpress/element';
import { readFields } from './use-pre-hydration-input';
import { TypedTextField } from './typed-text-field';

const setUp = () => {
	const told: string[] = [];
	const Form = () => {
		const [value, setValue] = useState('');
		return (
			<form>
				<TypedTextField
					id="city"
					label="City"
					value={value}
					error={null}
					autoComplete=""
					onChange={(text) => {
						told.push(text);
						setValue(text.toUpperCase());
					}}
				/>
				<button>Go on</button>
			</form>
		);
	};
	const view = render(<Form />);
	const field = screen.getByRole('textbox', { name: 'City' });
	return {
		told,
		view,
		field,
		type: (text: string) => fireEvent.input(field, { target: { value: text } }),
	};
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is typed is shown at once and told behind the frame, then the value of the form is shown', () => {
	const { told, field, type } = setUp();
	type('b');
	type('ba');
	expect(field).toHaveValue('ba');
	expect(told).toEqual([]);
	act(() => void jest.advanceTimersByTime(20));
	expect(told).toEqual(['ba']);
	expect(field).toHaveValue('BA');
});

test.each([
	['the next letter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'a' })],
	['leaving the field', (field: HTMLElement) => fireEvent.focusOut(field)],
	['a press', () => fireEvent.click(screen.getByRole('button'))],
	['sending the form', (field: HTMLElement) => fireEvent.submit(field)],
	['reading the form', () => act(() => readFields(document))],
	['hiding the page', () => act(() => void fireEvent(document, new Event('visibilitychange')))],
	['leaving the page', () => act(() => void fireEvent(window, new Event('pagehide')))],
])('%s does not come before what was typed is told', (_name, happen) => {
	const { told, field, type } = setUp();
	type('b');
	happen(field);
	expect(told).toEqual(['b']);
	act(() => void jest.advanceTimersByTime(20));
	expect(told).toEqual(['b']);
});

test('a password manager that fills in behind a letter has the last word', () => {
	const { told, field, type } = setUp();
	type('b');
	act(() => {
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'basel');
		field.dispatchEvent(new Event('change', { bubbles: true }));
	});
	expect(told.at(-1)).toBe('basel');
	act(() => void jest.advanceTimersByTime(20));
	expect(told.at(-1)).toBe('basel');
});
