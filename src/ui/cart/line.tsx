/** Line of a cart that can be changed, and the parts that read-only lines share with it. */
import { createElement, Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { quantityText } from '../count-text';
import { Picture } from '../picture';
import { Price } from '../price';
import { SafeHtml } from '../html/safe-html';
import { QuantityField, type QuantityFieldProps } from '../fields/quantity/quantity-field';
import type { LineModel } from './model';

interface LinePartProps {
	readonly line: LineModel;
}

/** Short description and details of a line: its variation, and data added by plugins. */
export const LineDetails = ({ line: { summary, details } }: LinePartProps) => (
	<Fragment>
		{summary && <p className="storefront-line__summary">{summary}</p>}
		{details.length > 0 && (
			<ul className="storefront-line__details">
				{details.map(({ name, value }, index) => (
					<li key={index}>
						{name !== '' && <span className="storefront-line__detail-name">{name}</span>}
						<SafeHtml html={value} tag="span" />
					</li>
				))}
			</ul>
		)}
	</Fragment>
);

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

interface LineProps {
	readonly line: LineModel;
	/** Prefix of the ids inside; different for two lists on a page. */
	readonly idPrefix: string;
	readonly onQuantity: QuantityFieldProps['onChange'];
	readonly onRemove: () => void;
	/** Content of plugins below the name. */
	readonly afterName?: ReactNode;
}

const Quantity = ({ line, idPrefix, onQuantity }: Omit<LineProps, 'onRemove'>) => {
	if (!line.quantityIsOpen) {
		return (
			<span className="storefront-line__fixed-quantity">{quantityInWords(line.quantity)}</span>
		);
	}
	return (
		<QuantityField
			id={`${idPrefix}-quantity-${line.key}`}
			itemKey={line.key}
			name={line.name}
			quantity={line.quantity}
			limits={line.limits}
			onChange={onQuantity}
		/>
	);
};

/** Line of the cart. Its noscript holds what PHP prints for visitors without JavaScript (Cart\View\CartForm). */
export const Line = ({ line, idPrefix, onQuantity, onRemove, afterName }: LineProps) => (
	<li
		className={classNames(
			'storefront-line',
			line.activity === 'changing' && 'storefront-line--changing',
			line.className ?? null,
		)}
		data-key={line.key}
	>
		{line.url === '' ? (
			<span className="storefront-line__picture">
				<Picture picture={line.picture} />
			</span>
		) : (
			<a className="storefront-line__picture" href={line.url} tabIndex={-1} aria-hidden="true">
				<Picture picture={line.picture} />
			</a>
		)}
		<div className="storefront-line__about">
			{line.url === '' ? (
				<span className="storefront-line__name">{line.name}</span>
			) : (
				<a className="storefront-line__name" href={line.url}>
					{line.name}
				</a>
			)}
			{afterName}
			<Price price={line.price} />
			<LineDetails line={line} />
			{line.stockNote !== '' && <p className="storefront-line__stock">{line.stockNote}</p>}
		</div>
		<div className="storefront-line__quantity">
			<Quantity line={line} idPrefix={idPrefix} onQuantity={onQuantity} />
			{line.isRemovable !== false && (
				<button
					type="button"
					className="storefront-link-button storefront-needs-script"
					// translators: %s: product name.
					aria-label={sprintf(__('Remove %s', 'storefront-islands'), line.name)}
					onClick={onRemove}
				>
					{__('Remove', 'storefront-islands')}
				</button>
			)}
			<noscript />
		</div>
		<div className="storefront-line__total">
			<span className="storefront-visually-hidden">{`${__('Total:', 'storefront-islands')} `}</span>
			<span className="storefront-amount">{line.total}</span>
			<LineSavings line={line} />
		</div>
	</li>
);
