import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface EmptyCartProps {
	readonly shopUrl: string;
	/** What plugins add. */
	readonly children?: ReactNode;
}

/** A cart with nothing in it, and the next step. */
export const EmptyCart = ({ shopUrl, children }: EmptyCartProps) => (
	<div className="storefront-cart__empty">
		<h2>{__('Your cart is empty', 'storefront-islands')}</h2>
		<a className="storefront-button wp-element-button" href={shopUrl}>
			{__('Browse the shop', 'storefront-islands')}
		</a>
		{children}
	</div>
);
