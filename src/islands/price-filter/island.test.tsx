import { act, fireEvent, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import { catalogueStore } from '../../stores/catalogue/contract';
import { aCataloguePage } from '../../../test/support/catalogue-page';
import { renderProvided } from '../../../test/support/islands';
import { PriceFilterIsland } from './island';
import { readProps } from './props';

const SHOP = 'https://shop.test/shop/';

/** Request for the bounds and the histogram of the red products. */
const RED_COUNTS = `/wc/store/v1/products/collection-data${addQueryArgs('', {
	attribute_relation: 'and',
	attributes: [{ attribute: 'pa_color', operator: 'in', slug: ['red'] }],
	calculate_price_range: true,
	storefront_islands_price_histogram: true,
})}`;

const setUp = (
	query = '',
	printed: Readonly<Record<string, unknown>> = {},
	collections: Readonly<Record<string, unknown>> = {},
) => {
	const page = aCataloguePage(`${SHOP}${query}`, { collections });
	const props = readProps({
		id: 'price',
		heading: 'Price',
		prices: { min: 1230, max: 8870 },
		form: { action: SHOP, fields: [] },
		...printed,
	});
	const { container } = renderProvided(
		<PriceFilterIsland page={page} props={props} />,
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
		histogramBox: () => container.querySelector('.storefront-price-filter__histogram'),
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

	it('shows the range in the currency of the response, as plugins switch currencies', async () => {
		const { thumb, goTo, elapse } = setUp(
			'',
			{ showHistogram: true },
			{
				[RED_COUNTS]: {
					price_range: {
						min_price: '2000',
						max_price: '4000',
						currency_minor_unit: 2,
						currency_decimal_separator: ',',
						currency_thousand_separator: '.',
						currency_prefix: '',
						currency_suffix: ' €',
					},
				},
			},
		);
		expect(thumb('maximum')).toHaveAttribute('aria-valuetext', '$90.00');
		await act(async () => goTo(`${SHOP}?filter_color=red`));
		await act(async () => elapse());
		expect(thumb('maximum')).toHaveAttribute('aria-valuetext', '40,00 €');
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

	it("reads a thumb's position at hydration, whoever moved it", () => {
		const { thumb, url } = setUp();
		const least = thumb('minimum');
		if (least instanceof HTMLInputElement) {
			// Sets the value like a script or a browser, bypassing React's change tracking.
			const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
			set?.call(least, '40');
		}
		fireEvent(least, new Event('storefront-read'));
		expect(least).toHaveAttribute('aria-valuetext', '$40.00');
		wait(500);
		expect(url()).toBe(`${SHOP}?min_price=40`);
	});

	it('moves the thumb that a drag goes towards where one covers the other', () => {
		const { thumb, change, url } = setUp('?min_price=50&max_price=50');
		const upper = thumb('maximum');
		jest.spyOn(upper, 'offsetWidth', 'get').mockReturnValue(228);
		const track = upper.parentElement ?? upper;
		jest.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 28));
		const point = (type: string, clientX: number) =>
			fireEvent(upper, new MouseEvent(type, { bubbles: true, clientX }));
		point('pointerdown', 100);
		// A press beside the thumb's centre may move it before the pointer does.
		change(upper, '48');
		expect(upper).toHaveValue('50');
		point('pointermove', 90);
		change(upper, '46');
		change(upper, '40');
		point('pointerup', 90);
		expect(upper).toHaveValue('50');
		expect(thumb('minimum')).toHaveFocus();
		wait(500);
		expect(url()).toBe(`${SHOP}?min_price=40&max_price=50`);
	});

	it('omits a price equal to its bound', () => {
		const { thumb, change, url } = setUp('?max_price=50');
		change(thumb('minimum'), '20');
		change(thumb('maximum'), '90');
		wait(500);
		expect(url()).toBe(`${SHOP}?min_price=20`);
	});

	it('shows the allowed range beside an invalid input, applies nothing, and keeps the typed text', () => {
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

	it('announces, at both fields and in a live region, that a typed maximum moved the minimum', () => {
		const { input, change, url } = setUp('?min_price=50');
		change(input('Maximum'), '30');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		wait(500);
		const said = 'The minimum stays below the maximum: $29.00 – $30.00';
		expect(screen.getByRole('alert')).toHaveTextContent(said);
		fireEvent.blur(input('Maximum'));
		expect(url()).toBe(`${SHOP}?min_price=29&max_price=30`);
		expect(input('Minimum')).toHaveValue(29);
		expect(input('Minimum')).toHaveAccessibleDescription(said);
		expect(input('Maximum')).toHaveAccessibleDescription(said);
		expect(input('Minimum')).toHaveAttribute('aria-invalid', 'false');
		change(input('Maximum'), '40');
		expect(screen.queryByRole('alert')).not.toBeInTheDocument();
		expect(input('Minimum')).not.toHaveAttribute('aria-describedby');
	});

	it('waits for the apply button if there is one', () => {
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

	it('applies a reset after 600 ms, with and without the button', () => {
		const { thumb, url } = setUp('?min_price=20&max_price=40', { showFilterButton: true });
		fireEvent.click(screen.getByRole('button', { name: 'Reset filter' }));
		expect(thumb('minimum')).toHaveValue('10');
		wait(599);
		expect(url()).toBe(`${SHOP}?min_price=20&max_price=40`);
		wait(1);
		expect(url()).toBe(SHOP);
	});

	it('has no reset button when no range is chosen', () => {
		const { url } = setUp();
		const reset = screen.getByRole('button', { name: 'Reset filter' });
		expect(reset).toHaveAttribute('aria-disabled', 'true');
		fireEvent.click(reset);
		wait(600);
		expect(url()).toBe(SHOP);
	});

	it('has no reset while products or prices are loading', () => {
		const { goTo, url } = setUp('?min_price=20');
		const reset = screen.getByRole('button', { name: 'Reset filter' });
		expect(reset).toHaveAttribute('aria-disabled', 'false');
		act(() => goTo(`${SHOP}?min_price=20&filter_color=red`));
		expect(reset).toHaveClass('is-loading');
		expect(reset).toHaveAttribute('aria-disabled', 'true');
		fireEvent.click(reset);
		wait(600);
		expect(url()).toBe(`${SHOP}?min_price=20&filter_color=red`);
	});

	it('follows the URL and discards the draft', () => {
		const { thumb, input, change, goTo, url } = setUp('?min_price=20');
		change(input('Minimum'), '30');
		act(() => goTo(SHOP));
		expect(thumb('minimum')).toHaveValue('10');
		wait(1000);
		expect(url()).toBe(SHOP);
	});

	describe('with a histogram', () => {
		const histogram = { showHistogram: true, histogram: [1, 2] };
		/** Response of the shop about the red products, with the given extension data for the histogram. */
		const answering = (extensions: unknown) => ({
			[RED_COUNTS]: {
				price_range: { min_price: '2000', max_price: '4000' },
				extensions,
			},
		});

		it('requests the bars together with the bounds, and shows the former ones in the meantime', async () => {
			const { bars, goTo, elapse } = setUp(
				'',
				histogram,
				answering({ 'storefront-islands': { price_histogram: [4, 0, 1] } }),
			);
			expect(bars()).toEqual(['50%', '100%']);
			await act(async () => goTo(`${SHOP}?filter_color=red`));
			expect(bars()).toEqual(['50%', '100%']);
			await act(async () => elapse());
			expect(bars()).toEqual(['100%', '0%', '25%']);
		});

		it.each([
			['a response without bars', undefined],
			['products with equal prices', { 'storefront-islands': { price_histogram: [] } }],
		])('takes no space after %s', async (_name, extensions) => {
			const { bars, goTo, elapse, histogramBox } = setUp('', histogram, answering(extensions));
			await act(async () => goTo(`${SHOP}?filter_color=red`));
			await act(async () => elapse());
			expect(bars()).toEqual([]);
			expect(histogramBox()).toHaveClass('is-empty');
		});

		it('starts at the lowest price, not at the rounded bound of the slider', () => {
			const { histogramBox } = setUp('', histogram);
			expect(histogramBox()).toHaveStyle({
				marginInlineStart: '2.88%',
				marginInlineEnd: '1.63%',
			});
		});
	});

	it('requests no histogram when the block shows none', async () => {
		const { goTo, elapse, asked, histogramBox } = setUp();
		await act(async () => goTo(`${SHOP}?filter_color=red`));
		await act(async () => elapse());
		expect(asked.join()).not.toContain('histogram');
		expect(histogramBox()).toBeNull();
	});

	it('adds a history entry when the block is set so', () => {
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

	it('shows the range as text when there are no inputs', () => {
		const { thumb, change } = setUp('', { showInputFields: false });
		change(thumb('maximum'), '40');
		expect(screen.getByText('$10.00 – $40.00')).toBeInTheDocument();
		expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
		expect(thumb('maximum')).toHaveAttribute('name', 'max_price');
	});
});
