import { act, fireEvent, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { catalogueStore } from '../../stores/catalogue/contract';
import { aCataloguePage } from '../testing/catalogue';
import { renderProvided } from '../testing/islands';
import { PriceFilterIsland } from './island';
import { readProps } from './props';

const SHOP = 'https://shop.test/shop/';

const setUp = (query = '', printed: Readonly<Record<string, unknown>> = {}) => {
	const page = aCataloguePage(`${SHOP}${query}`);
	const props = readProps({
		id: 'price',
		heading: 'Price',
		prices: { min: 1230, max: 8870 },
		form: { action: SHOP, fields: [] },
		...printed,
	});
	const { container } = renderProvided(
		<PriceFilterIsland
			page={page}
			props={props}
			printedFilters={page.registry.select(catalogueStore).getFilters()}
		/>,
		page.registry,
	).view;
	const bars = () =>
		Array.from(
			container.querySelectorAll<HTMLElement>('.storefront-price-filter__bar'),
			({ style }) => style.blockSize,
		);
	const thumb = (end: 'minimum' | 'maximum') =>
		screen.getByRole('slider', { name: `Filter products by ${end} price` });
	const input = (end: 'Minimum' | 'Maximum') =>
		screen.getByRole('spinbutton', { name: `${end} price` });
	const change = (element: HTMLElement, value: string) =>
		fireEvent.change(element, { target: { value } });
	return {
		...page,
		bars,
		thumb,
		input,
		change,
		url: () => page.registry.select(catalogueStore).getUrl(),
	};
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('the price filter', () => {
	beforeEach(() => jest.useFakeTimers());
	afterEach(() => jest.useRealTimers());

	it('stands between prices rounded to tens, and says them as money', () => {
		const { thumb } = setUp();
		expect(thumb('minimum')).toHaveAttribute('min', '10');
		expect(thumb('maximum')).toHaveAttribute('max', '90');
		expect(thumb('maximum')).toHaveAttribute('aria-valuetext', '$90.00');
	});

	it('applies 500 ms after the last change, not before', () => {
		const { thumb, change, url } = setUp();
		change(thumb('minimum'), '20');
		wait(499);
		change(thumb('minimum'), '30');
		wait(499);
		expect(url()).toBe(SHOP);
		wait(1);
		expect(url()).toBe(`${SHOP}?min_price=30`);
	});

	it('takes a thumb over where it stands, however it came there', () => {
		const { thumb, url } = setUp();
		const least = thumb('minimum');
		if (least instanceof HTMLInputElement) {
			// As a script or a browser sets it: React does not hear.
			const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
			set?.call(least, '40');
		}
		fireEvent(least, new Event('storefront-read'));
		expect(least).toHaveAttribute('aria-valuetext', '$40.00');
		wait(500);
		expect(url()).toBe(`${SHOP}?min_price=40`);
	});

	it('leaves out a price that is its bound', () => {
		const { thumb, change, url } = setUp('?max_price=50');
		change(thumb('minimum'), '20');
		change(thumb('maximum'), '90');
		wait(500);
		expect(url()).toBe(`${SHOP}?min_price=20`);
	});

	it('says what can stand in an input, applies nothing, and keeps what was typed', () => {
		const { input, change, url } = setUp();
		change(input('Minimum'), '95');
		fireEvent.blur(input('Minimum'));
		wait(1000);
		expect(input('Minimum')).toHaveValue(95);
		expect(input('Minimum')).toHaveAccessibleDescription(
			'Enter a minimum from $10.00 to less than $90.00.',
		);
		expect(url()).toBe(SHOP);
		change(input('Minimum'), '15.5');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		wait(500);
		expect(url()).toBe(`${SHOP}?min_price=15.5`);
	});

	it('waits for the button where there is one', () => {
		const { input, change, url } = setUp('', { showFilterButton: true });
		const apply = screen.getByRole('button', { name: 'Apply filter' });
		expect(apply).toHaveAttribute('aria-disabled', 'true');
		change(input('Maximum'), '40');
		wait(10_000);
		expect(url()).toBe(SHOP);
		expect(apply).toHaveAttribute('aria-disabled', 'false');
		fireEvent.click(apply);
		expect(url()).toBe(`${SHOP}?max_price=40`);
	});

	it('sends a reset after 600 ms, with and without the button', () => {
		const { thumb, url } = setUp('?min_price=20&max_price=40', { showFilterButton: true });
		fireEvent.click(screen.getByRole('button', { name: 'Reset filter' }));
		expect(thumb('minimum')).toHaveValue('10');
		wait(599);
		expect(url()).toBe(`${SHOP}?min_price=20&max_price=40`);
		wait(1);
		expect(url()).toBe(SHOP);
	});

	it('has nothing to reset where nothing is chosen', () => {
		const { url } = setUp();
		const reset = screen.getByRole('button', { name: 'Reset filter' });
		expect(reset).toHaveAttribute('aria-disabled', 'true');
		fireEvent.click(reset);
		wait(600);
		expect(url()).toBe(SHOP);
	});

	it('follows the address, and forgets what was being chosen', () => {
		const { thumb, input, change, goTo, url } = setUp('?min_price=20');
		change(input('Minimum'), '30');
		act(() => goTo(SHOP));
		expect(thumb('minimum')).toHaveValue('10');
		wait(1000);
		expect(url()).toBe(SHOP);
	});

	it('shows the histogram under the filters that it was counted for, whatever the price', () => {
		const { bars, goTo } = setUp('?filter_color=red', { histogram: [1, 2] });
		expect(bars()).toEqual(['50%', '100%']);
		act(() => goTo(`${SHOP}?filter_color=red&min_price=20`));
		expect(bars()).toEqual(['50%', '100%']);
		act(() => goTo(`${SHOP}?filter_color=blue`));
		expect(bars()).toEqual(['0%', '0%']);
	});

	it('makes a step that Back undoes where the block says so', () => {
		const { thumb, change, history } = setUp('', { backUndoes: true });
		change(thumb('minimum'), '20');
		wait(500);
		expect(history).toEqual(['push /shop/?min_price=20']);
	});

	it.each([
		['no prices', null],
		['one price', { min: 2000, max: 2000 }],
	])('is hidden with %s', (_name, prices) => {
		setUp('', { prices });
		expect(screen.queryByRole('slider')).not.toBeInTheDocument();
		expect(screen.queryByRole('heading')).not.toBeInTheDocument();
	});

	it('says the range as text where there are no inputs', () => {
		const { thumb, change } = setUp('', { showInputFields: false });
		change(thumb('maximum'), '40');
		expect(screen.getByText('$10.00 – $40.00')).toBeInTheDocument();
		expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
		expect(thumb('maximum')).toHaveAttribute('name', 'max_price');
	});
});
