import { createElement } from '@wordpress/element';

/**
 * Says to assistive technology what those who see have seen already. It stands in the island, and so inside a landmark;
 * it must be on the page before it has something to say.
 */
export const LiveRegion = ({ message }: { readonly message: string }) => (
	<div className="storefront-visually-hidden" aria-live="polite">
		{message}
	</div>
);
