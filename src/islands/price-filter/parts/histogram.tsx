import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';
import type { HistogramModel } from '../histogram-model';

/**
 * Histogram along the slider. It is decorative: slider and inputs provide the values as text. Without bars it takes no
 * space, but is mounted, so that bars grow when they appear.
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
