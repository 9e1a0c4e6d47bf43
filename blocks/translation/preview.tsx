import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { languageOf, noteOf, type TranslationState } from '../../src/islands/translation/state';
import type { SiteLanguage } from '../shared/site-data';
import { languageName } from './language-tokens';

interface TranslationPreviewProps {
	readonly pageLanguage: string;
	/** Codes of the offered languages. */
	readonly languages: readonly string[];
	/** Languages whose names are known. */
	readonly known: readonly SiteLanguage[];
	readonly state: TranslationState;
}

/** Same texts as in Site\Translation\Translation. */
const texts = () => ({
	before: __(
		'Choosing another language sends this page’s text to Google Translate.',
		'storefront-islands',
	),
	loading: __('Translating…', 'storefront-islands'),
	translated: __('Translated by Google.', 'storefront-islands'),
	original: __('Show original', 'storefront-islands'),
	failed: __(
		'Google Translate could not be reached. It may be blocked, or you are offline.',
		'storefront-islands',
	),
	again: __('Try again', 'storefront-islands'),
});

/** Draws the languages as Site\Translation\Translation prints them, in one of the island's states. */
export const TranslationPreview = (props: TranslationPreviewProps) => {
	const { pageLanguage, languages, known, state } = props;
	const current = languageOf(state, pageLanguage);
	const { message, action } = noteOf(state, pageLanguage, texts());
	return (
		<div className="storefront-translation">
			<ul className="storefront-translation__languages">
				{languages.map((code) => (
					<li key={code}>
						<button
							type="button"
							className="storefront-translation__language"
							lang={code}
							aria-pressed={code === current && state.name !== 'failed'}
						>
							{languageName(known, code)}
						</button>
					</li>
				))}
			</ul>
			<div className="storefront-translation__note">
				<span>{message}</span>
				{action && (
					<button type="button" className="storefront-translation__action">
						{action.label}
					</button>
				)}
			</div>
		</div>
	);
};
