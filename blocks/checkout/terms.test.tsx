import { createElement, Fragment } from '@wordpress/element';
import { render, screen } from '@testing-library/react';
import { termsOf } from './terms';
import type { TermsModel } from './terms';

const show = (terms: Partial<TermsModel>) => {
	const all = { termsUrl: '/terms/', privacyUrl: '/privacy/', text: '', isRequired: false };
	return render(<Fragment>{termsOf({ ...all, ...terms })}</Fragment>).container;
};

test('terms and privacy are linked when the shop has these pages, and open in a new tab', () => {
	const container = show({});
	const terms = screen.getByRole('link', { name: /^Terms and Conditions/ });
	expect(terms).toHaveAttribute('href', '/terms/');
	expect(terms).toHaveAttribute('target', '_blank');
	expect(container.firstElementChild).toHaveTextContent(
		/agree to our Terms and Conditions .* and Privacy Policy/,
	);
});

test('a shop without such pages has no sentence about them', () => {
	expect(show({ termsUrl: '', privacyUrl: '' })).toBeEmptyDOMElement();
});

test.each([
	['/terms/', '/privacy/', /^I have read and agree to the Terms and Conditions .* and the Privacy/],
	['/terms/', '', /^I have read and agree to the Terms and Conditions/],
	['', '/privacy/', /^I have read and agree to the Privacy Policy/],
	['', '', /^I have read and agree to the Terms and Conditions\.$/],
])(
	'a required tick has a sentence of agreement, with pages %j and %j',
	(termsUrl, privacyUrl, text) => {
		expect(show({ termsUrl, privacyUrl, isRequired: true })).toHaveTextContent(text);
	},
);

test('to be edited, the default sentence is HTML with escaped addresses', () => {
	const draw = jest.fn(() => 'drawn');
	const container = show({ termsUrl: '/terms/?a=1&b="2"', privacyUrl: '', draw });
	expect(container.firstElementChild).toHaveTextContent('drawn');
	expect(draw).toHaveBeenCalledWith(
		'By proceeding with your purchase you agree to our <a href="/terms/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">Terms and Conditions</a>.',
	);
});

test('to be edited, there is no default text in a shop without such pages', () => {
	const draw = jest.fn(() => 'drawn');
	show({ termsUrl: '', privacyUrl: '', draw });
	expect(draw).toHaveBeenCalledWith('');
});

test('the text of the block stands without its HTML', () => {
	expect(show({ text: 'I agree to <a href="/x/">all</a> &amp; more' })).toHaveTextContent(
		'I agree to all & more',
	);
});
