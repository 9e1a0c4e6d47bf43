import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LineList } from '../../../ui/cart-lines/line-list';
import type { LineModel } from '../../../ui/cart-lines/model';
import type { Row } from '../../../ui/cart-lines/rows';
import { Heading } from '../../../ui/heading';

interface ItemsProps {
	readonly rows: readonly Row[];
	readonly onQuantity: (key: string, quantity: number) => void;
	readonly onRemove: (line: LineModel, index: number) => void;
	readonly onUndoRemove: () => void;
	/** Content of plugins below the items. */
	readonly children?: ReactNode;
}

/** Items of the cart. */
export const Items = ({ children, ...props }: ItemsProps) => (
	<section className="storefront-cart__items" aria-labelledby="storefront-cart-items">
		<Heading id="storefront-cart-items" className="storefront-visually-hidden">
			{__('Products in your cart', 'storefront-islands')}
		</Heading>
		<LineList idPrefix="storefront-cart" {...props} />
		{children}
	</section>
);
