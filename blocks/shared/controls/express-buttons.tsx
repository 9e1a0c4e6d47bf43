/** Settings of the express payment buttons of cart and checkout. */
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PIXELS, measuresOfBlock } from '../block-settings';
import { dataText } from '../data-text';
import { Text } from './controls';

/** Size of the buttons in pixels; empty if each payment method has its own. */
type ExpressLook = Readonly<Record<keyof typeof PIXELS, string>>;

interface ExpressButtonsProps {
	readonly attributes: ExpressLook;
	readonly onChange: (changes: Partial<ExpressLook>) => void;
}

interface SizeProps extends ExpressButtonsProps {
	readonly name: keyof ExpressLook;
}

const Size = ({ name, attributes, onChange }: SizeProps) => {
	const { label, help, placeholder } = PIXELS[name];
	const isAnySet = Object.keys(measuresOfBlock(attributes)).length > 0;
	return (
		<Text
			label={dataText(label)}
			help={help === undefined ? help : dataText(help)}
			inputMode="numeric"
			placeholder={isAnySet ? placeholder : ''}
			value={attributes[name]}
			onChange={(pixels) => onChange({ [name]: pixels })}
		/>
	);
};

/** Panel for the common size of the buttons. Once one value is set, the other has the default of its placeholder. */
export const ExpressButtons = (props: ExpressButtonsProps) => (
	<PanelBody title={__('Express payment', 'storefront-islands')} initialOpen={false}>
		<Size name="expressButtonHeight" {...props} />
		<Size name="expressButtonRadius" {...props} />
	</PanelBody>
);
