import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text } from './controls';

type Texts = Readonly<Record<string, string>>;

interface BlockTextsProps {
	/** Pairs of a text's name and its label, in page order. */
	readonly names: readonly (readonly [name: string, label: string])[];
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
				onChange={(text) => onChange({ ...texts, [name]: text })}
			/>
		))}
	</PanelBody>
);
