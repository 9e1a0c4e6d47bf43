import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { FormTokenField, PanelBody, TextControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** The attributes of block.json. */
export type TranslationAttributes = {
	/** The language that the site is written in: a code as Google Translate has it. */
	readonly pageLanguage: string;
	/** The codes of the languages that are offered, in their order. */
	readonly languages: readonly string[];
};

/** What a language calls itself; the code where the browser does not know it, or it is none. */
const nameOf = (code: string): string => {
	try {
		return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
	} catch {
		return code;
	}
};

/** The page translation in the editor: nothing is translated there. */
export const TranslationEdit = ({
	attributes: { pageLanguage, languages },
	setAttributes,
}: BlockEditProps<TranslationAttributes>) => (
	<div {...useBlockProps({ className: 'storefront-translation-block' })}>
		<InspectorControls>
			<PanelBody title={__('Languages', 'storefront-islands')}>
				<TextControl
					label={__('Language of the site', 'storefront-islands')}
					help={__('A code as Google Translate has it, such as en or zh-CN.', 'storefront-islands')}
					value={pageLanguage}
					onChange={(value) => setAttributes({ pageLanguage: value.trim() })}
				/>
				<FormTokenField
					label={__('Languages to choose from', 'storefront-islands')}
					value={[...languages]}
					onChange={(tokens) =>
						setAttributes({
							languages: tokens.map((token) => (typeof token === 'string' ? token : token.value)),
						})
					}
				/>
			</PanelBody>
		</InspectorControls>
		<div className="storefront-translation">
			<ul className="storefront-translation__languages">
				{languages.map((code) => (
					<li key={code}>
						<span className="storefront-translation__language" lang={code}>
							{nameOf(code)}
						</span>
					</li>
				))}
			</ul>
			<div className="storefront-translation__note">
				<span>
					{__(
						'Choosing another language sends this page’s text to Google Translate.',
						'storefront-islands',
					)}
				</span>
			</div>
		</div>
	</div>
);
