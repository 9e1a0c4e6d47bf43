import { render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { DOLLARS } from '../../test/fixtures/currencies';
import { PriceFilterPreview, type PriceFilterAppearance, type PriceFilterState } from './preview';

const LOOK: PriceFilterAppearance = {
	showInputFields: true,
	inlineInput: false,
	showFilterButton: false,
	showHistogram: false,
};

const show = (look: Partial<PriceFilterAppearance> = {}, state: PriceFilterState = 'range') =>
	render(
		<PriceFilterPreview
			appearance={{ ...LOOK, ...look }}
			id="a"
			currency={DOLLARS}
			state={state}
		/>,
	).container;

describe('the price filter preview', () => {
	it('shows the bounds of a sample range, as inputs or as text', () => {
		show();
		expect(screen.getByLabelText('Minimum price')).toHaveValue(20);
		expect(screen.getByLabelText('Maximum price')).toHaveValue(80);
		show({ showInputFields: false });
		expect(screen.getByText('$20.00 – $80.00')).toBeInTheDocument();
	});

	it("formats the sample in the shop's currency", () => {
		const yen = { ...DOLLARS, prefix: '¥', minorUnit: 0 };
		render(
			<PriceFilterPreview
				appearance={{ ...LOOK, showInputFields: false }}
				id="a"
				currency={yen}
				state="range"
			/>,
		);
		expect(screen.getByText('¥20 – ¥80')).toBeInTheDocument();
	});

	it('shows the optional parts that are switched on', () => {
		expect(show().querySelector('.is-inline')).toBeNull();
		const view = show({ inlineInput: true, showHistogram: true });
		expect(view.querySelector('.is-inline')).not.toBeNull();
		expect(view.querySelectorAll('.storefront-price-filter__bar')).toHaveLength(20);
	});

	it('shows the loading state, and the state without prices', () => {
		show({}, 'loading');
		expect(screen.getByText('Loading…')).toBeInTheDocument();
		show({}, 'none');
		expect(screen.getByText(/all products cost the same/)).toBeInTheDocument();
		expect(screen.queryByRole('slider')).toBeNull();
	});
});
