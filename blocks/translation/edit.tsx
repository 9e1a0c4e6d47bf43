import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { FormTokenField, PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { drawState } from '../../src/islands/translation/draw-state';
import { Choice } from '../shared/controls/controls';
import { Note } from '../shared/notes/note';
import { ServerPreview } from '../shared/in-place/server-preview';
import { siteData } from '../shared/site-data';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { codeOf, tokenOf } from './language-tokens';

/** Block attributes, as declared in block.json. */
export type TranslationAttributes = {
	/** Language of the site, as a code of Google Translate. */
	readonly pageLanguage: string;
	/** Codes of the offered languages, in display order. */
	readonly languages: readonly string[];
};

const { languages: known } = siteData;

/** Same texts as in Site\Translation\Translation, of the states that the preview shows. */
const texts = () => ({
	before: __(
		'Choosing another language sends this page’s text to Google Translate.',
		'storefront-islands',
	),
	loading: '',
	translated: __('Translated by Google.', 'storefront-islands'),
	original: __('Show original', 'storefront-islands'),
	failed: __(
		'Google Translate could not be reached. It may be blocked, or you are offline.',
		'storefront-islands',
	),
	again: __('Try again', 'storefront-islands'),
});

/** Edit component of the page translation. Nothing is translated in the editor. */
export const TranslationEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<TranslationAttributes>) => {
	const { pageLanguage, languages } = attributes;
	const [state, setState] = useState<'original' | 'translated' | 'failed'>('original');
	const other = languages.find((code) => code !== pageLanguage);
	const pageLanguages = known.some(({ code }) => code === pageLanguage)
		? known
		: [{ code: pageLanguage, name: pageLanguage }, ...known];
	return (
		<div {...useBlockProps()}>
			<StateToolbar
				shown={state}
				onShow={setState}
				states={[
					['original', __('Original', 'storefront-islands')],
					['translated', __('Translated', 'storefront-islands')],
					['failed', __('Failed', 'storefront-islands')],
				]}
			/>
			<InspectorControls>
				<PanelBody title={__('Languages', 'storefront-islands')}>
					<Choice
						label={__('Language of the site', 'storefront-islands')}
						help={__('The one that pages are written in.', 'storefront-islands')}
						value={pageLanguage}
						options={pageLanguages.map(({ code }) => ({
							value: code,
							label: tokenOf(known, code),
						}))}
						onChange={(value) => setAttributes({ pageLanguage: value })}
					/>
					<FormTokenField
						label={__('Languages to choose from', 'storefront-islands')}
						value={languages.map((code) => tokenOf(known, code))}
						suggestions={known.map(({ code }) => tokenOf(known, code))}
						onChange={(tokens) =>
							setAttributes({
								languages: tokens.map((token) =>
									codeOf(known, typeof token === 'string' ? token : token.value),
								),
							})
						}
						__experimentalExpandOnFocus
						__nextHasNoMarginBottom
						__next40pxDefaultSize
					/>
				</PanelBody>
			</InspectorControls>
			{other === undefined ? (
				<Note>
					{__(
						'Visitors see nothing here, as there is no other language to choose.',
						'storefront-islands',
					)}
				</Note>
			) : (
				<ServerPreview
					block="translation"
					attributes={attributes}
					onDraw={(preview) =>
						drawState(
							preview,
							{ pageLanguage, texts: texts() },
							state === 'original' ? { name: state } : { name: state, language: other },
						)
					}
				/>
			)}
		</div>
	);
};
