import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** A price as written by the shop; `before` is the one that a sale has replaced. */
export interface PriceModel {
	readonly now: string;
	readonly before: string | null;
}

/** A price; on sale, both prices with words that tell them apart without sight. */
export const Price = ({ price }: { readonly price: PriceModel }) => (
	<span className="storefront-price">
		{price.before === null ? (
			price.now
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
					{price.now}
				</ins>
			</Fragment>
		)}
	</span>
);
