import { createElement, useState } from '@wordpress/element';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CheckboxField } from './checkbox-field';
import { RadioCards } from './radio-group';
import { SelectField } from './select-field';
import { TextField } from './text-field';

/** All kinds of form controls, with the values that were reported. */
const Form = () => {
	const [city, setCity] = useState('Bonn');
	const [country, setCountry] = useState('DE');
	const [isSame, setSame] = useState(true);
	const [way, setWay] = useState('ship');
	return (
		<div>
			<TextField
				id="city"
				label="City"
				value={city}
				error={null}
				autoComplete=""
				onChange={setCity}
			/>
			<SelectField
				id="country"
				label="Country"
				value={country}
				options={[
					['DE', 'Germany'],
					['FR', 'France'],
				]}
				autoComplete=""
				onChange={setCountry}
			/>
			<CheckboxField id="same" label="Same" checked={isSame} onChange={setSame} />
			<RadioCards
				name="way"
				label="Way"
				cards={[
					{ value: 'ship', label: 'Ship', aside: '' },
					{ value: 'pickup', label: 'Pickup', aside: '' },
				]}
				chosen={way}
				onChoose={setWay}
			/>
			<output>{[city, country, String(isSame), way].join(' ')}</output>
		</div>
	);
};

/** Form as printed by the server. */
const printedFrom = (form: ReactElement): HTMLElement => {
	const { container, unmount } = render(form);
	container
		.querySelectorAll('option')
		.forEach((option) => option.toggleAttribute('selected', option.selected));
	const html = container.cloneNode(true);
	unmount();
	if (!(html instanceof HTMLElement)) {
		throw new Error('No element.');
	}
	document.body.append(html);
	return html;
};

const printed = () => printedFrom(<Form />);

const heard = () => screen.getByRole('status').textContent;

test('values typed, selected and checked before hydration are read and kept', async () => {
	const container = printed();
	const city = container.querySelector<HTMLInputElement>('#city');
	const france = container.querySelector<HTMLOptionElement>('[value="FR"]');
	if (city === null || france === null) {
		throw new Error('Not printed.');
	}
	city.focus();
	city.value = 'Bergen';
	city.setSelectionRange(2, 4);
	france.selected = true;
	container.querySelector<HTMLInputElement>('#same')?.click();
	container.querySelector<HTMLInputElement>('[value="pickup"]')?.click();
	render(<Form />, { container, hydrate: true });
	// A choice is told behind the frame that shows it.
	await waitFor(() => expect(heard()).toBe('Bergen FR false pickup'));
	expect(city).toHaveFocus();
	expect(city).toHaveValue('Bergen');
	expect([city.selectionStart, city.selectionEnd]).toEqual([2, 4]);
});

test('a field that was filled in and left before hydration is left once it has its value', async () => {
	const left: string[] = [];
	const Fields = () => {
		const [values, setValues] = useState({ city: '', email: '', phone: '1' });
		const field = (name: 'city' | 'email' | 'phone') => (
			<TextField
				id={name}
				label={name}
				value={values[name]}
				error={null}
				autoComplete=""
				onChange={(value) => setValues((others) => ({ ...others, [name]: value }))}
				onBlur={() => left.push(`${name} ${values[name]}`)}
			/>
		);
		return (
			<div>
				{field('city')}
				{field('email')}
				{field('phone')}
			</div>
		);
	};
	const container = printedFrom(<Fields />);
	const [city, email] = container.querySelectorAll('input');
	Object.assign(city ?? {}, { value: 'Bergen' });
	Object.assign(email ?? {}, { value: 'ada@' });
	email?.focus();
	render(<Fields />, { container, hydrate: true });
	await waitFor(() => expect(left).toEqual(['city Bergen']));
	email?.blur();
	expect(left).toEqual(['city Bergen', 'email ada@']);
});

test('unchanged fields are not reported', () => {
	const container = printed();
	render(<Form />, { container, hydrate: true });
	expect(heard()).toBe('Bonn DE true ship');
});

test("autofilled values are read on the style sheet's animation event or on a script's event", () => {
	render(<Form />);
	const city = screen.getByLabelText('City');
	// React overrides the element's own value setter; browsers bypass it.
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(city, 'Ulm');
	const filled = new Event('animationstart', { bubbles: true });
	Object.defineProperty(filled, 'animationName', { value: 'storefront-autofilled' });
	act(() => void city.dispatchEvent(filled));
	expect(heard()).toBe('Ulm DE true ship');
	Reflect.set(city, 'value', 'Kiel');
	act(() => void city.dispatchEvent(new Event('change', { bubbles: true })));
	expect(heard()).toBe('Kiel DE true ship');
});

test('values autofilled without an event outlive a render for another reason', () => {
	const { rerender } = render(<Form />);
	const city = screen.getByLabelText('City');
	const country = screen.getByLabelText('Country');
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(city, 'Ulm');
	Reflect.set(country, 'value', 'FR');
	rerender(<Form />);
	expect(heard()).toBe('Ulm FR true ship');
	expect(city).toHaveValue('Ulm');
	expect(country).toHaveValue('FR');
});

test('a value that a script changes replaces the one in the field', () => {
	const hear = jest.fn();
	const form = (value: string) => (
		<TextField id="city" label="City" value={value} error={null} autoComplete="" onChange={hear} />
	);
	const { rerender } = render(form('Bonn'));
	rerender(form('Ulm'));
	rerender(form('Ulm'));
	expect(screen.getByLabelText('City')).toHaveValue('Ulm');
	expect(hear).not.toHaveBeenCalled();
});

test('all controls keep their state in the frame of an editor, whose elements have other classes', () => {
	const frame = document.createElement('iframe');
	document.body.append(frame);
	const container = frame.contentDocument?.createElement('div') ?? document.createElement('div');
	frame.contentDocument?.body.append(container);
	expect(container).not.toBeInstanceOf(HTMLElement);
	const { unmount } = render(<Form />, { container });
	expect(container.querySelector('output')?.textContent).toBe('Bonn DE true ship');
	unmount();
	frame.remove();
});
