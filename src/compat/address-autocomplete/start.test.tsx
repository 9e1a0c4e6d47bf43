import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckout } from '../../../test/support/checkout-store';
import { decodeSettings } from '../../api';
import { startAddressAutocomplete } from './start';

const MARKET = { address_1: '1 Market St', city: 'Albany', state: 'New York', postcode: '12207' };

/** Registry as WooCommerce's script creates it, with a provider that knows addresses of some countries. */
const aRegistryWith = (overrides: Readonly<Record<string, unknown>> = {}) => {
	const provider = {
		id: 'probe',
		canSearch: (country: string) => country === 'US',
		search: jest.fn((query: string): Promise<unknown> => {
			const matchedSubstrings = [{ offset: 0, length: query.length }];
			return Promise.resolve([
				{ id: 'one', label: '1 Market St', matchedSubstrings },
				{ id: 'two', label: '2 Market St', matchedSubstrings: null },
			]);
		}),
		select: jest.fn((): Promise<unknown> => Promise.resolve(MARKET)),
		...overrides,
	};
	const addressAutocomplete = {
		serverProviders: [
			{ id: 'absent', name: 'Absent', branding_html: '' },
			{ id: 'probe', name: 'Probe', branding_html: 'By <a href="/" onclick="go()">Probe</a>' },
		],
		providers: { probe: provider },
		activeProvider: { shipping: null, billing: null },
	};
	return { provider, addressAutocomplete };
};

const field = () => screen.getByLabelText('Address');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

const FORM = `
	<main><div><div>
		<label for="shipping-address_1">Address</label>
		<input id="shipping-address_1" autocomplete="shipping address-line1">
	</div></div></main>`;

/** Runs an action and waits until its effects are drawn. */
const settled = (action: () => unknown) =>
	act(async () => {
		await action();
		await jest.advanceTimersByTimeAsync(10);
	});

/** Tasks in which React may draw what came outside of act(): on a busy machine it takes several. */
const TASKS = 5;

/** Waits for what a shopper did, and until its effects are drawn. */
const drawn = async (action: Promise<unknown>) => {
	await action;
	for (let task = 0; task < TASKS; task += 1) {
		await settled(() => undefined);
	}
};

/** Starts on a page with the field of one address, as React has drawn it. */
const aPage = async (overrides: Readonly<Record<string, unknown>> = {}) => {
	const { provider, addressAutocomplete } = aRegistryWith(overrides);
	document.body.replaceChildren(document.createRange().createContextualFragment(FORM));
	Reflect.set(window, 'wc', { addressAutocomplete });
	const page = aCheckout();
	const settings = decodeSettings({ states: { US: { CA: 'California', NY: 'New York' } } });
	await settled(() => {
		startAddressAutocomplete(window, screen.getByRole('main'), { ...page, settings });
	});
	const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
	return {
		...page,
		provider,
		addressAutocomplete,
		type: (text: string) => drawn(user.type(field(), text)),
		press: (keys: string) => drawn(user.keyboard(keys)),
		click: (element: Element) => drawn(user.click(element)),
		address: () => page.shopping().getCart().shippingAddress,
	};
};

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

it('fills the address of a suggestion that is clicked', async () => {
	const page = await aPage();
	await page.type('mar');
	expect(page.provider.search.mock.calls).toEqual([['mar', 'US', 'shipping']]);
	expect(options()).toEqual(['1 Market St', '2 Market St']);
	await page.click(screen.getByRole('option', { name: '2 Market St' }));
	expect(page.provider.select.mock.calls).toEqual([['two', 'US']]);
	expect(page.address()).toMatchObject({ ...MARKET, state: 'NY' });
	expect(options()).toEqual([]);
	expect(field()).toHaveFocus();
});

it('names the service, without what could run', async () => {
	const page = await aPage();
	await page.type('mar');
	const link = screen.getByRole('link', { name: 'Probe' });
	expect(link).not.toHaveAttribute('onclick');
	expect(link).toHaveAttribute('target', '_blank');
});

it('searches for nothing that the browser fills in or corrects', async () => {
	const page = await aPage();
	fireEvent.input(field(), { target: { value: '1 Market St' } });
	fireEvent(field(), new InputEvent('input', { inputType: 'insertReplacementText' }));
	expect(page.provider.search).not.toHaveBeenCalled();
	await page.type('!');
	expect(page.provider.search).toHaveBeenCalledTimes(1);
});

it('closes the list with Escape and when the field loses the focus', async () => {
	const page = await aPage();
	await page.type('mar');
	expect(field()).toHaveAttribute('autocomplete', 'none');
	expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
	await page.press('{Escape}');
	expect(options()).toEqual([]);
	expect(field()).toHaveAttribute('aria-expanded', 'false');
	expect(field()).not.toHaveAttribute('aria-controls');
	await page.press('k');
	expect(options()).toHaveLength(2);
	await page.click(document.body);
	expect(options()).toEqual([]);
	expect(field()).toHaveAttribute('autocomplete', 'shipping address-line1');
	expect(field()).toHaveValue('mark');
});

it('is a plain field in countries that no provider knows', async () => {
	const page = await aPage();
	expect(field()).toHaveAttribute('role', 'combobox');
	expect(page.checkout().getActiveAutocompleteProvider('shipping')).toBe('probe');
	expect(page.addressAutocomplete.activeProvider.shipping).toBe(page.provider);
	await settled(() => page.doShopping.typeShippingAddress({ country: 'CA' }));
	expect(field().getAttributeNames().sort()).toEqual(['autocomplete', 'id']);
	expect(page.checkout().getActiveAutocompleteProvider('shipping')).toBe('');
	await page.type('market');
	expect(page.provider.search).not.toHaveBeenCalled();
});

it('learns of a provider that registers later', async () => {
	let isReady = false;
	const page = await aPage({ canSearch: () => isReady });
	expect(field()).not.toHaveAttribute('role');
	isReady = true;
	await settled(() => page.doCheckout.addAddressAutocompleteProvider('probe'));
	await settled(() => page.doCheckout.addAddressAutocompleteProvider('probe'));
	expect(page.checkout().getRegisteredAutocompleteProviders()).toEqual(['probe']);
	expect(field()).toHaveAttribute('role', 'combobox');
});

it('leaves keys to an input method while an address is composed', async () => {
	const page = await aPage();
	await page.type('mar');
	await page.press('{ArrowDown}');
	await settled(() => fireEvent.keyDown(field(), { key: 'Enter', isComposing: true }));
	expect(options()).toHaveLength(2);
});

it('keeps what was typed when the service fails', async () => {
	const select = () => Promise.reject(new Error('Gone'));
	const page = await aPage({ select });
	const before = page.address();
	await page.type('mar');
	await page.press('{ArrowDown}{Enter}');
	expect(options()).toEqual([]);
	expect(page.address()).toEqual(before);
	const failing = await aPage({ search: () => Promise.reject(new Error('Gone')) });
	await failing.type('mar');
	expect(options()).toEqual([]);
});

it('follows the field where the form is drawn anew', async () => {
	const page = await aPage();
	const copy = document.createRange().createContextualFragment(FORM).querySelector('main > div');
	await settled(() => screen.getByRole('main').replaceChildren(...(copy ? [copy] : [])));
	await page.type('mar');
	expect(options()).toHaveLength(2);
});

it('drops an answer to a field that has gone meanwhile', async () => {
	const failed = jest.fn();
	process.once('unhandledRejection', failed);
	let answer: (found: unknown) => void = () => undefined;
	const search = () => new Promise<unknown>((resolve) => (answer = resolve));
	const page = await aPage({ search });
	await page.type('mar');
	await settled(() => screen.getByRole('main').replaceChildren());
	await settled(() => answer([{ id: 'one', label: '1 Market St' }]));
	expect(options()).toEqual([]);
	expect(failed).not.toHaveBeenCalled();
	process.off('unhandledRejection', failed);
});
