import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, FormTokenField, PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from '../shared/controls';
import { Note } from '../shared/note';
import { siteData } from '../shared/site-data';
import { StateToolbar } from '../shared/state-toolbar';
import { codeOf, tokenOf } from './language-tokens';
import { TranslationPreview } from './preview';

/** Block attributes, as declared in block.json. */
export type TranslationAttributes = {
	/** Language of the site, as a code of Google Translate. */
	readonly pageLanguage: string;
	/** Codes of the offered languages, in display order. */
	readonly languages: readonly string[];
};

const { languages: known } = siteData;

/** Edit component of the page translation. Nothing is translated in the editor. */
export const TranslationEdit = ({
	attributes: { pageLanguage, languages },
	setAttributes,
}: BlockEditProps<TranslationAttributes>) => {
	const [state, setState] = useState<'original' | 'translated' | 'failed'>('original');
	const other = languages.find((code) => code !== pageLanguage);
	const pageLanguages = known.some(({ code }) => code === pageLanguage)
		? known
		: [{ code: pageLanguage, name: pageLanguage }, ...known];
	return (
		<div {...useBlockProps({ className: 'storefront-translation-block' })}>
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
				<Disabled>
					<TranslationPreview
						pageLanguage={pageLanguage}
						languages={languages}
						known={known}
						state={state === 'original' ? { name: state } : { name: state, language: other }}
					/>
				</Disabled>
			)}
		</div>
	);
};
