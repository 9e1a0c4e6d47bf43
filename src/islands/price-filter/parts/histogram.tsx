import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';
import type { HistogramModel } from '../histogram-model';

/**
 * How many products there are along the slider. A picture only: the slider and the inputs say all in words. Without bars it takes
 * no room, and is there for those to come: they grow.
 */
export const Histogram = ({ bars, start, end }: HistogramModel) => (
	<div
		className={classNames('storefront-price-filter__histogram', bars.length === 0 && 'is-empty')}
		style={{ marginInlineStart: `${String(start)}%`, marginInlineEnd: `${String(end)}%` }}
		aria-hidden="true"
	>
		{bars.map(({ percent, isChosen }, index) => (
			<span
				key={index}
				className={classNames('storefront-price-filter__bar', isChosen && 'is-chosen')}
				style={{ blockSize: `${String(percent)}%` }}
			/>
		))}
	</div>
);
