import { createElement } from '@wordpress/element';

/** A sentence in the place of a block that visitors would not see. */
export const Note = ({ children }: { readonly children: string }) => (
	<p className="storefront-editor-note">{children}</p>
);
