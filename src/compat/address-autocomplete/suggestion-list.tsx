import { createElement, useLayoutEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { listAttributes, optionAttributes } from '../../ui/fields/combobox';
import type { ComboboxIds } from '../../ui/fields/combobox';
import { sanitizeHtml } from '../../ui/html/sanitize';
import type { SuggestionsState } from './state';

interface SuggestionListProps {
	readonly ids: ComboboxIds;
	readonly state: SuggestionsState;
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
export const SuggestionList = ({
	ids,
	state: { isOpen, suggestions, active },
	branding,
}: SuggestionListProps) =>
	isOpen ? (
		<div className="storefront-suggestions wc-block-components-address-autocomplete-suggestions">
			<div
				className="suggestions-list"
				{...listAttributes(ids, __('Address suggestions', 'storefront-islands'))}
			>
				{suggestions.map(({ label }, index) => (
					// The field keeps the focus and handles the keyboard; a click is heard by the list's parent (combobox.tsx).
					<div
						key={index}
						{...optionAttributes(ids, active, index)}
						className={`wc-block-components-address-autocomplete-suggestion${index === active ? ' active' : ''}`}
						// An address may have another direction than the page.
						dir="auto"
					>
						{label.map(({ text, isMatch }, part) =>
							isMatch ? <strong key={part}>{text}</strong> : text,
						)}
					</div>
				))}
			</div>
			{branding !== '' && <Branding html={branding} />}
		</div>
	) : null;
