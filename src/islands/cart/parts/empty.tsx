import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/heading';

interface EmptyCartProps {
	readonly shopUrl: string;
	/** What plugins add. */
	readonly children?: ReactNode;
}

/** A cart with nothing in it, and the next step. */
export const EmptyCart = ({ shopUrl, children }: EmptyCartProps) => (
	<div className="storefront-cart__empty">
		<Heading>{__('Your cart is empty', 'storefront-islands')}</Heading>
		<a className="storefront-button wp-element-button" href={shopUrl}>
			{__('Browse the shop', 'storefront-islands')}
		</a>
		{children}
	</div>
);
