/** Parts of a cart line that lines which can be changed share with read-only ones. */
import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { quantityText } from '../count-text';
import { SafeHtml } from '../html/safe-html';
import { Amount } from '../price';
import type { LineModel } from './model';

interface LinePartProps {
	readonly line: LineModel;
}

/** WooCommerce's class name of details, by which scripts and styles of plugins and shops find them and their parts. */
const DETAILS = 'wc-block-components-product-details';

/** Returns WooCommerce's class name of a detail: `…__gift-note` for "Gift note:". */
const detailClass = (name: string): string =>
	`${DETAILS}__${(name.match(/[a-z0-9]+/gi) ?? []).join('-').toLowerCase()}`;

/** Name of a line, with what a plugin has made of it. */
export const LineName = ({ line: { name, nameHtml, isLinkedInside } }: LinePartProps) => (
	<Fragment>
		{nameHtml === undefined ? (
			name
		) : (
			<SafeHtml html={nameHtml} tag="span" isLinked={!isLinkedInside} />
		)}
	</Fragment>
);

/** Total of a line, with what a plugin has made of it. */
export const LineTotal = ({ line: { total, totalFormat, totalHtml } }: LinePartProps) => (
	<Fragment>
		{totalHtml === undefined ? (
			<Amount amount={total} format={totalFormat} />
		) : (
			<SafeHtml html={totalHtml} tag="span" />
		)}
	</Fragment>
);

/** Short description and details of a line: its variation, and data added by plugins. */
export const LineDetails = ({ line: { summary, details } }: LinePartProps) => (
	<Fragment>
		{summary && <p className="storefront-line__summary">{summary}</p>}
		{details.length > 0 && (
			<ul className={`storefront-line__details ${DETAILS}`}>
				{details.map(({ name, value }, index) => (
					<li key={index} className={name === '' ? undefined : detailClass(name)}>
						{name !== '' && <span className={`${DETAILS}__name`}>{name}</span>}
						<SafeHtml html={value} className={`${DETAILS}__value`} tag="span" />
					</li>
				))}
			</ul>
		)}
	</Fragment>
);

/** What a line's product has left, or that it comes later. */
export const LineStock = ({ line: { stockNote } }: LinePartProps) =>
	stockNote ? <p className="storefront-line__stock">{stockNote}</p> : null;

/** What a line costs less than at its regular price. */
export const LineSavings = ({ line: { savings } }: LinePartProps) =>
	savings ? (
		<span className="storefront-line__savings">
			{
				// translators: %s: an amount of money.
				sprintf(__('Save %s', 'storefront-islands'), savings)
			}
		</span>
	) : null;

/** Returns "Quantity: 1.5", for people who do not see or cannot use the field. */
export const quantityInWords = (quantity: number): string =>
	// translators: %s: number of pieces.
	sprintf(__('Quantity: %s', 'storefront-islands'), quantityText(quantity));
