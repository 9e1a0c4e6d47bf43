import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';

/** One bar: how high, in percent of the highest, and whether its prices are within the chosen range. */
export interface HistogramBar {
	readonly percent: number;
	readonly isChosen: boolean;
}

/** How many products there are along the slider. A picture only: the slider and the inputs say all in words. */
export const Histogram = ({ bars }: { readonly bars: readonly HistogramBar[] }) => (
	<div className="storefront-price-filter__histogram" aria-hidden="true">
		{bars.map(({ percent, isChosen }, index) => (
			<span
				key={index}
				className={classNames('storefront-price-filter__bar', isChosen && 'is-chosen')}
				style={{ blockSize: `${String(percent)}%` }}
			/>
		))}
	</div>
);
