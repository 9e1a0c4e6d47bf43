import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Formatted price; `before` is the regular price of a product on sale. */
export interface PriceModel {
	readonly now: string;
	readonly before: string | null;
	/** A plugin's words around the price; none if undefined. */
	readonly format?: string | undefined;
}

/** Placeholder for the amount in a plugin's words. */
export const PRICE = '<price/>';

interface AmountProps {
	readonly amount: string;
	readonly format?: string | undefined;
}

/** Amount, in a plugin's words, whose style sheet may hide the amount in them (compat/plugins/line-rules). */
export const Amount = ({ amount, format = '' }: AmountProps) => {
	const [before, after] = format.split(PRICE);
	return after === undefined ? (
		<Fragment>{amount}</Fragment>
	) : (
		<Fragment>
			{before}
			<span className="storefront-amount__value">{amount}</span>
			{after}
		</Fragment>
	);
};

/** Price; on sale, both prices with labels for screen readers. */
export const Price = ({ price }: { readonly price: PriceModel }) => (
	<span className="storefront-price">
		{price.before === null ? (
			<Amount amount={price.now} format={price.format} />
		) : (
			<Fragment>
				<del className="storefront-price__before">
					<span className="storefront-visually-hidden">
						{`${__('Previous price:', 'storefront-islands')} `}
					</span>
					{price.before}
				</del>
				<ins className="storefront-price__now">
					<span className="storefront-visually-hidden">
						{`${__('Discounted price:', 'storefront-islands')} `}
					</span>
					<Amount amount={price.now} format={price.format} />
				</ins>
			</Fragment>
		)}
	</span>
);
