/** Settings of the express payment buttons of cart and checkout. */
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text } from './controls';

/** Size of the buttons in pixels; empty if each payment method has its own. */
interface ExpressLook {
	readonly expressButtonHeight: string;
	readonly expressButtonRadius: string;
}

/** Returns the size by the names that the islands read, as Html\Blocks\BlockChoices does. */
export const measuresOfExpress = ({
	expressButtonHeight,
	expressButtonRadius,
}: ExpressLook): Readonly<Record<string, string>> => ({
	...(expressButtonHeight !== '' && { 'express-height': expressButtonHeight }),
	...(expressButtonRadius !== '' && { 'express-radius': expressButtonRadius }),
});

interface ExpressButtonsProps {
	readonly attributes: ExpressLook;
	readonly onChange: (changes: Partial<ExpressLook>) => void;
}

/** Panel for the common size of the buttons. Once one value is set, the other has the default of its placeholder. */
export const ExpressButtons = ({ attributes, onChange }: ExpressButtonsProps) => {
	const isSet = Object.keys(measuresOfExpress(attributes)).length > 0;
	return (
		<PanelBody title={__('Express payment', 'storefront-islands')} initialOpen={false}>
			<Text
				label={__('Height of the buttons in pixels', 'storefront-islands')}
				help={__(
					'Empty: each payment method has its own size. Not all methods support this.',
					'storefront-islands',
				)}
				inputMode="numeric"
				placeholder={isSet ? '48' : ''}
				value={attributes.expressButtonHeight}
				onChange={(expressButtonHeight) => onChange({ expressButtonHeight })}
			/>
			<Text
				label={__('Radius of their corners in pixels', 'storefront-islands')}
				inputMode="numeric"
				placeholder={isSet ? '4' : ''}
				value={attributes.expressButtonRadius}
				onChange={(expressButtonRadius) => onChange({ expressButtonRadius })}
			/>
		</PanelBody>
	);
};
