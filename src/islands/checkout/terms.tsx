import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** Part of a translated sentence that contains elements, e.g. a link. */
export type SentencePart =
	| { readonly kind: 'text'; readonly text: string }
	/** Number of the placeholder: 1 for %1$s. */
	| { readonly kind: 'place'; readonly number: number };

/** Splits a sentence at %1$s, %2$s …, in the order of the translation. */
export const partsOf = (sentence: string): readonly SentencePart[] =>
	sentence
		.split(/(%\d\$s)/)
		.filter((part) => part !== '')
		.map((part) =>
			/^%\d\$s$/.test(part)
				? { kind: 'place', number: Number(part[1]) }
				: { kind: 'text', text: part },
		);

export interface TermsModel {
	/** Empty if the shop has no such page. */
	readonly termsUrl: string;
	readonly privacyUrl: string;
}

interface PageLinkProps {
	readonly url: string;
	readonly label: string;
}

/** Opens in a new tab, so that the input in the form is kept. */
const PageLink = ({ url, label }: PageLinkProps) => (
	<a href={url} target="_blank" rel="noopener">
		{label}
		<span className="storefront-visually-hidden">
			{` ${__('(opens in a new tab)', 'storefront-islands')}`}
		</span>
	</a>
);

const sentenceOf = ({ termsUrl, privacyUrl }: TermsModel): string => {
	if (termsUrl !== '' && privacyUrl !== '') {
		// translators: 1: terms and conditions, 2: privacy policy.
		return __(
			'By proceeding with your purchase you agree to our %1$s and %2$s.',
			'storefront-islands',
		);
	}
	return termsUrl !== ''
		? // translators: 1: terms and conditions.
			__('By proceeding with your purchase you agree to our %1$s.', 'storefront-islands')
		: // translators: 2: privacy policy.
			__('By proceeding with your purchase you agree to our %2$s.', 'storefront-islands');
};

/** Links to the terms and the privacy policy; nothing if the shop has neither page. */
export const Terms = ({ terms }: { readonly terms: TermsModel }) => {
	const links: Readonly<Record<number, PageLinkProps>> = {
		1: { url: terms.termsUrl, label: __('Terms and Conditions', 'storefront-islands') },
		2: { url: terms.privacyUrl, label: __('Privacy Policy', 'storefront-islands') },
	};
	if (terms.termsUrl === '' && terms.privacyUrl === '') {
		return null;
	}
	return (
		<p className="storefront-terms wc-block-checkout__terms">
			{partsOf(sentenceOf(terms)).map((part, index) => {
				if (part.kind === 'text') {
					return <Fragment key={index}>{part.text}</Fragment>;
				}
				const link = links[part.number];
				return link && <PageLink key={index} {...link} />;
			})}
		</p>
	);
};
