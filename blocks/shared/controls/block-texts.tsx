import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text } from './controls';
import { withText } from '../in-place/texts';
import type { TextNames, Texts } from '../in-place/texts';

interface BlockTextsProps {
	readonly names: TextNames;
	readonly texts: Texts;
	readonly onChange: (texts: Texts) => void;
}

/** Controls for the texts of a block; an empty one stands for the default. */
export const BlockTexts = ({ names, texts, onChange }: BlockTextsProps) => (
	<PanelBody title={__('Texts', 'storefront-islands')} initialOpen={false}>
		<p>{__('Where nothing is written, the usual text stands.', 'storefront-islands')}</p>
		{names.map(([name, label]) => (
			<Text
				key={name}
				label={label}
				value={texts[name] ?? ''}
				onChange={(text) => onChange(withText(texts, name, text))}
			/>
		))}
	</PanelBody>
);
