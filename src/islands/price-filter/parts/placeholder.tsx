import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Placeholder for the slider and its inputs while the prices are loading. */
export const Placeholder = () => (
	<div className="storefront-price-filter__placeholder">
		<span className="storefront-visually-hidden">{__('Loading…', 'storefront-islands')}</span>
	</div>
);
