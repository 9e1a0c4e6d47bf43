import { createElement } from '@wordpress/element';
import { classNames } from '../class-names';
import { SafeHtml } from '../html/safe-html';

interface TotalsItemProps {
	readonly label: string;
	/** Formatted amount, or text ("Free"). */
	readonly value: string;
	/** A plugin's HTML in place of the value; untrusted. */
	readonly html?: string | undefined;
	/** Text below label and value; none if empty. */
	readonly note?: string | undefined;
	/** True for the final total, which is larger. */
	readonly final?: boolean;
}

/** Line of the totals. */
export const TotalsItem = ({ label, value, html, note, final = false }: TotalsItemProps) => (
	<div
		className={classNames(
			'storefront-totals__item wc-block-components-totals-item',
			final && 'storefront-totals__item--final wc-block-components-totals-footer-item',
		)}
	>
		<dt className="wc-block-components-totals-item__label">{label}</dt>
		<dd className="wc-block-components-totals-item__value">
			<bdi>{html === undefined ? value : <SafeHtml html={html} tag="span" />}</bdi>
		</dd>
		{note && <dd className="wc-block-components-totals-item__description">{note}</dd>}
	</div>
);
