import { createElement } from '@wordpress/element';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someSettings } from '../../../test/support/islands';
import { AccountAddressIsland } from './island';
import { typed } from './model';
import { readProps } from './props';

const VALUES = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '1 Market St',
	city: 'San Francisco',
	country: 'US',
	state: 'CA',
	postcode: '94105',
	email: 'ada@example.com',
};

const renderForm = (values: Readonly<Record<string, string>> = VALUES) => {
	const form = document.createElement('form');
	const place = form.appendChild(document.createElement('div'));
	form.append(Object.assign(document.createElement('button'), { textContent: 'Save address' }));
	document.body.append(form);
	render(
		<AccountAddressIsland
			{...readProps({ kind: 'billing', values })}
			settings={someSettings()}
			form={form}
		/>,
		{ container: place },
	);
	const user = userEvent.setup();
	return {
		user,
		save: () => user.click(screen.getByRole('button', { name: 'Save address' })),
		form,
	};
};

afterEach(() => {
	document.body.replaceChildren();
});

const field = (name: string) => screen.getByRole('textbox', { name });

test('the fields are posted by the names of the shop', () => {
	const { form } = renderForm();
	expect(Object.fromEntries(new FormData(form))).toEqual(
		Object.fromEntries(Object.entries(VALUES).map(([name, value]) => [`billing_${name}`, value])),
	);
	expect(field('First name')).toHaveAttribute('autocomplete', 'billing given-name');
});

test('an empty field is reported where it is, and nothing is posted', async () => {
	const { user, save, form } = renderForm();
	await user.clear(field('City'));
	const isRefused = jest.fn((event: Event) => event.defaultPrevented);
	form.addEventListener('submit', isRefused);
	await save();
	expect(isRefused).toHaveReturnedWith(true);
	expect(field('City')).toHaveFocus();
	expect(field('City')).toHaveAttribute('aria-invalid', 'true');
	expect(screen.getByText('Enter your city')).toBeInTheDocument();
});

test('a valid address is posted', async () => {
	const { save, form } = renderForm();
	const isRefused = jest.fn((event: Event) => event.defaultPrevented);
	form.addEventListener('submit', (event) => {
		isRefused(event);
		event.preventDefault();
	});
	await save();
	expect(isRefused).toHaveReturnedWith(false);
});

test('errors are shown once a field is left, and go when it is mended', async () => {
	const { user } = renderForm();
	await user.clear(field('City'));
	expect(field('City')).toHaveAttribute('aria-invalid', 'false');
	await user.tab();
	expect(field('City')).toHaveAttribute('aria-invalid', 'true');
	await user.type(field('City'), 'Oakland');
	await waitFor(() => expect(field('City')).toHaveAttribute('aria-invalid', 'false'));
});

test('another country has its own fields and rules, and empties the state', async () => {
	const { user } = renderForm();
	await user.selectOptions(screen.getByRole('combobox', { name: 'Country/Region' }), 'DE');
	expect(screen.queryByRole('combobox', { name: /State/ })).not.toBeInTheDocument();
	expect(typed(VALUES, 'country', 'DE')).toEqual({ ...VALUES, country: 'DE', state: '' });
});
