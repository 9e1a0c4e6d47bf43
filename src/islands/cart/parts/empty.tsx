import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/heading';

interface EmptyCartProps {
	readonly shopUrl: string;
	/** Content of plugins. */
	readonly children?: ReactNode;
}

/** Empty cart with a link to the shop. */
export const EmptyCart = ({ shopUrl, children }: EmptyCartProps) => (
	<div className="storefront-cart__empty">
		<Heading>{__('Your cart is empty', 'storefront-islands')}</Heading>
		<a className="storefront-button wp-element-button" href={shopUrl}>
			{__('Browse the shop', 'storefront-islands')}
		</a>
		{children}
	</div>
);
