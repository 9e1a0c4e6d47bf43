/** Line of a cart that can be changed. */
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { memoByValue } from '../memo-by-value';
import { Picture } from '../picture';
import { SafeHtml } from '../html/safe-html';
import { Price } from '../price';
import { QuantityField } from '../fields/quantity/quantity-field';
import {
	LineDetails,
	LineName,
	LineSavings,
	LineStock,
	LineTotal,
	quantityInWords,
} from './line-parts';
import type { LineModel } from './model';

export interface LineProps {
	readonly line: LineModel;
	/** True for the first lines, whose pictures are seen at first. */
	readonly isFirst: boolean;
	/** Prefix of the ids inside; different for two lists on a page. */
	readonly idPrefix: string;
	readonly onQuantity: (key: string, quantity: number, isTyped: boolean) => void;
	readonly onRemove: (line: LineModel) => void;
	/** Content of plugins below the name of the line with this key. */
	readonly afterName?: ((key: string) => ReactNode) | undefined;
}

const Quantity = ({
	line,
	idPrefix,
	onQuantity,
}: Omit<LineProps, 'isFirst' | 'onRemove' | 'afterName'>) => {
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
			onChange={(...change) => onQuantity(line.key, ...change)}
		/>
	);
};

/** Line of the cart. Its noscript holds what PHP prints for visitors without JavaScript (Cart\View\CartForm). */
export const Line = memoByValue(({ line, isFirst, onRemove, afterName, ...props }: LineProps) => (
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
				<Picture picture={line.picture} isNear={isFirst} />
			</span>
		) : (
			<a className="storefront-line__picture" href={line.url} tabIndex={-1} aria-hidden="true">
				<Picture picture={line.picture} isNear={isFirst} />
			</a>
		)}
		<div className="storefront-line__about">
			{line.url === '' || line.isLinkedInside ? (
				<span className="storefront-line__name">
					<LineName line={line} />
				</span>
			) : (
				<a className="storefront-line__name" href={line.url}>
					<LineName line={line} />
				</a>
			)}
			{afterName?.(line.key)}
			{line.priceHtml === undefined ? (
				<Price price={line.price} />
			) : (
				<SafeHtml html={line.priceHtml} className="storefront-price" tag="span" />
			)}
			<LineDetails line={line} />
			<LineStock line={line} />
		</div>
		<div className="storefront-line__quantity">
			<Quantity line={line} {...props} />
			{line.isRemovable !== false && (
				<button
					type="button"
					className="storefront-link-button storefront-needs-script"
					// translators: %s: product name.
					aria-label={sprintf(__('Remove %s', 'storefront-islands'), line.name)}
					onClick={() => onRemove(line)}
				>
					{__('Remove', 'storefront-islands')}
				</button>
			)}
			<noscript />
		</div>
		<div className="storefront-line__total">
			<span className="storefront-visually-hidden">{`${__('Total:', 'storefront-islands')} `}</span>
			<span className="storefront-amount">
				<LineTotal line={line} />
			</span>
			<LineSavings line={line} />
		</div>
	</li>
));
