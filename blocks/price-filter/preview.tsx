import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Currency } from '../../src/domain/support/money';
import { NO_DRAFT } from '../../src/islands/price-filter/draft';
import { priceFilterModel } from '../../src/islands/price-filter/model';
import { Placeholder, PriceFilterView } from '../../src/islands/price-filter/view';
import type { PriceFilterOptions } from '../../src/islands/price-filter/props';
import { Note } from '../shared/notes/note';
import { nothing } from '../shared/nothing';
import { SAMPLE_SPREAD, sampleScale } from './sample';

/** Appearance settings of the block. */
export type PriceFilterAppearance = Pick<
	PriceFilterOptions,
	'showInputFields' | 'inlineInput' | 'showFilterButton' | 'showHistogram'
>;

/** State of the preview: a price range, prices loading, or no prices, where visitors see no block. */
export type PriceFilterState = 'range' | 'loading' | 'none';

interface PriceFilterPreviewProps {
	readonly appearance: PriceFilterAppearance;
	/** Unique within the editor. */
	readonly id: string;
	readonly currency: Currency;
	readonly state: PriceFilterState;
}

/** Draws the island's view with sample prices. The heading is drawn by the editor. */
export const PriceFilterPreview = ({
	appearance,
	id,
	currency,
	state,
}: PriceFilterPreviewProps) => {
	if (state === 'none') {
		return (
			<Note>
				{__('Visitors see nothing here, as all products cost the same.', 'storefront-islands')}
			</Note>
		);
	}
	if (state === 'loading') {
		return <Placeholder />;
	}
	const scale = sampleScale(currency);
	const spread = appearance.showHistogram ? { counts: SAMPLE_SPREAD, prices: scale.bounds } : null;
	return (
		<PriceFilterView
			options={{
				...appearance,
				id,
				heading: '',
				headingLevel: 3,
				backUndoes: false,
				form: { action: '', fields: [] },
			}}
			currency={currency}
			model={priceFilterModel(NO_DRAFT, scale, spread, currency)}
			isLoading={false}
			dispatch={nothing}
			applyNow={nothing}
		/>
	);
};
