import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

const PlaceholderLine = () => (
	<li className="storefront-line storefront-line--coming">
		<span className="storefront-picture" />
		<span className="storefront-line__about" />
	</li>
);

/** Placeholder of the drawer while the cart is loading. */
export const CartLoading = () => (
	<div className="storefront-drawer__lines" aria-busy="true">
		<span className="storefront-visually-hidden" role="status">
			{__('Loading your cart…', 'storefront-islands')}
		</span>
		<ul className="storefront-lines" aria-hidden="true">
			<PlaceholderLine />
			<PlaceholderLine />
		</ul>
	</div>
);

/** Error screen of the drawer if the cart could not be loaded. */
export const CartLoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
	<div className="storefront-drawer__empty" role="alert">
		<p>{__('Your cart could not be loaded.', 'storefront-islands')}</p>
		<button type="button" className="storefront-button wp-element-button" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);
