import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Formatted price; `before` is the regular price of a product on sale. */
export interface PriceModel {
	readonly now: string;
	readonly before: string | null;
}

/** Price; on sale, both prices with labels for screen readers. */
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
