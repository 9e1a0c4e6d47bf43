import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Heading } from '../../../ui/heading';

/** Empty checkout with a link to the shop. */
export const EmptyCheckout = ({ shopUrl }: { readonly shopUrl: string }) => (
	<div className="storefront-checkout__instead">
		<Heading>{__('Your cart is empty', 'storefront-islands')}</Heading>
		<a className="storefront-button wp-element-button" href={shopUrl}>
			{__('Browse the shop', 'storefront-islands')}
		</a>
	</div>
);

/** Login screen of a shop that accepts orders from customers only. */
export const LoginFirst = ({ loginUrl }: { readonly loginUrl: string }) => (
	<div className="storefront-checkout__instead">
		<p>{__('You must be logged in to check out.', 'storefront-islands')}</p>
		<a className="storefront-button wp-element-button" href={loginUrl}>
			{__('Log in', 'storefront-islands')}
		</a>
	</div>
);
