/** Terms in the checkout's preview, as Checkout\View\Terms prints them, with sentences that can be edited. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { htmlToText, textToHtml } from '../../src/domain/html/text';

const CLASSES = 'storefront-terms wc-block-checkout__terms';

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
	/** Text of the block, HTML; empty for the default sentence. */
	readonly text: string;
	/** True if an order needs a tick. */
	readonly isRequired: boolean;
	/** Draws the terms so that they can be edited in place. */
	readonly draw?: DrawTerms | undefined;
}

/** Draws the block's text of the terms, or the default, which is HTML. */
export type DrawTerms = (defaultText: string) => ReactNode;

interface PageLinkProps {
	readonly url: string;
	readonly label: string;
}

/** Opens in a new tab, so that the input in the form is kept. Without a page, its name. */
const PageLink = ({ url, label }: PageLinkProps) =>
	url === '' ? (
		<Fragment>{label}</Fragment>
	) : (
		<a href={url} target="_blank" rel="noopener">
			{label}
			<span className="storefront-visually-hidden">
				{` ${__('(opens in a new tab)', 'storefront-islands')}`}
			</span>
		</a>
	);

/** Links by the number of their placeholder. */
type PageLinks = Readonly<Record<number, PageLinkProps>>;

/** Returns a sentence with its links as HTML, to be edited. */
const htmlOf = (sentence: string, links: PageLinks): string =>
	partsOf(sentence)
		.map((part) => {
			if (part.kind === 'text') {
				return textToHtml(part.text);
			}
			const { url = '', label = '' } = links[part.number] ?? {};
			const text = textToHtml(label);
			return url === ''
				? text
				: `<a href="${textToHtml(url).replaceAll('"', '&quot;')}" target="_blank" rel="noopener">${text}</a>`;
		})
		.join('');

/** Returns the sentence beside the checkbox. */
const agreementOf = ({ termsUrl, privacyUrl }: TermsModel): string => {
	if (privacyUrl === '') {
		// translators: 1: terms and conditions.
		return __('I have read and agree to the %1$s.', 'storefront-islands');
	}
	return termsUrl === ''
		? // translators: 2: privacy policy.
			__('I have read and agree to the %2$s.', 'storefront-islands')
		: // translators: 1: terms and conditions, 2: privacy policy.
			__('I have read and agree to the %1$s and the %2$s.', 'storefront-islands');
};

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

/**
 * Terms as Checkout\View\Terms prints them: the block's text, or links to the terms and the privacy policy; nothing if
 * the shop has neither page and no tick is needed.
 */
export const termsOf = (terms: TermsModel): ReactNode => {
	const links: PageLinks = {
		1: { url: terms.termsUrl, label: __('Terms and Conditions', 'storefront-islands') },
		2: { url: terms.privacyUrl, label: __('Privacy Policy', 'storefront-islands') },
	};
	const hasNoPage = terms.termsUrl === '' && terms.privacyUrl === '';
	const sentence = terms.isRequired ? agreementOf(terms) : sentenceOf(terms);
	if (terms.draw) {
		const defaultText = hasNoPage && !terms.isRequired ? '' : htmlOf(sentence, links);
		return <div className={CLASSES}>{terms.draw(defaultText)}</div>;
	}
	if (terms.text !== '') {
		return <div className={CLASSES}>{htmlToText(terms.text)}</div>;
	}
	if (hasNoPage && !terms.isRequired) {
		return null;
	}
	return (
		<div className={CLASSES}>
			{partsOf(sentence).map((part, index) => {
				if (part.kind === 'text') {
					return <Fragment key={index}>{part.text}</Fragment>;
				}
				const link = links[part.number];
				return link && <PageLink key={index} {...link} />;
			})}
		</div>
	);
};
