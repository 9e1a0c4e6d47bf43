import { createElement } from '@wordpress/element';

/** Note in place of a block that visitors would not see. */
export const Note = ({ children }: { readonly children: string }) => (
	<p className="storefront-editor-note">{children}</p>
);
