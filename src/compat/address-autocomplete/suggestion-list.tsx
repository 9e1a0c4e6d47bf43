import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { listId, optionId } from '../../domain/address-autocomplete/combobox';
import type { ComboboxState } from '../../domain/address-autocomplete/combobox';
import { sanitizeHtml } from '../sanitize';

interface SuggestionListProps {
	readonly kind: string;
	readonly state: ComboboxState;
	/** HTML that names the service; empty if there is none. */
	readonly branding: string;
}

/** Returns the sanitised branding; its links leave the checkout open. */
const brandingNodes = (html: string): DocumentFragment => {
	const nodes = sanitizeHtml(html);
	nodes.querySelectorAll('a').forEach((link) => {
		link.target = '_blank';
		link.rel = 'noopener noreferrer';
	});
	return nodes;
};

const Branding = ({ html }: { readonly html: string }) => {
	const ref = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		ref.current?.replaceChildren(brandingNodes(html));
	}, [html]);
	return <div ref={ref} className="woocommerce-address-autocomplete-branding" />;
};

/** List of suggestions with the class names and texts of WooCommerce's. */
export const SuggestionList = ({ kind, state, branding }: SuggestionListProps) => {
	const activeRef = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		activeRef.current?.scrollIntoView?.({ block: 'nearest' });
	}, [state.active]);
	if (state.suggestions.length === 0) {
		return null;
	}
	return (
		<div className="storefront-suggestions wc-block-components-address-autocomplete-suggestions">
			<div
				className="suggestions-list"
				id={listId(kind)}
				role="listbox"
				aria-label={__('Address suggestions', 'storefront-islands')}
			>
				{state.suggestions.map(({ label }, index) => {
					const isActive = index === state.active;
					return (
						// The field keeps the focus and handles the keyboard; a click is heard by the list's parent (combobox.tsx).
						<div
							key={index}
							ref={isActive ? activeRef : null}
							id={optionId(kind, index)}
							className={`wc-block-components-address-autocomplete-suggestion${isActive ? ' active' : ''}`}
							role="option"
							tabIndex={-1}
							// An address may have another direction than the page.
							dir="auto"
							aria-selected={isActive}
						>
							{label.map(({ text, isMatch }, part) =>
								isMatch ? <strong key={part}>{text}</strong> : text,
							)}
						</div>
					);
				})}
			</div>
			{branding !== '' && <Branding html={branding} />}
		</div>
	);
};
