import { createElement } from '@wordpress/element';

/**
 * Live region that announces to screen readers what is already visible. It is inside the island, and so inside a
 * landmark, and must be on the page before its first message.
 */
export const LiveRegion = ({ message }: { readonly message: string }) => (
	<div className="storefront-visually-hidden" aria-live="polite">
		{message}
	</div>
);
