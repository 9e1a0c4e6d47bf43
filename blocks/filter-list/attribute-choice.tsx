import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from '../shared/controls';
import type { SiteAttribute } from '../shared/site-data';

/** What names an attribute in the block: by taxonomy, or by id where another plugin's block was turned into ours. */
export type ChosenAttribute = {
	/** "pa_color"; empty for none. */
	readonly taxonomy: string;
	/** 0 for none. */
	readonly attributeId: number;
};

/** The site's attribute that is chosen; undefined where none is, or it is gone. */
export const chosenAttribute = (
	attributes: readonly SiteAttribute[],
	{ taxonomy, attributeId }: ChosenAttribute,
): SiteAttribute | undefined =>
	attributes.find((attribute) => attribute.taxonomy === taxonomy || attribute.id === attributeId);

interface AttributeChoiceProps {
	readonly attributes: readonly SiteAttribute[];
	readonly chosen: ChosenAttribute;
	readonly onChoose: (attribute: SiteAttribute) => void;
}

/** The attribute to filter by, of those that the shop has. One that is gone stays chosen, by its name. */
export const AttributeChoice = ({ attributes, chosen, onChoose }: AttributeChoiceProps) => {
	const current = chosenAttribute(attributes, chosen);
	const nothingChosen = {
		value: current ? '' : chosen.taxonomy,
		label: chosen.taxonomy === '' ? __('Choose one …', 'storefront-islands') : chosen.taxonomy,
	};
	return (
		<Choice
			label={__('Attribute', 'storefront-islands')}
			help={
				attributes.length === 0
					? __('The shop has no attributes yet.', 'storefront-islands')
					: undefined
			}
			value={current?.taxonomy ?? chosen.taxonomy}
			options={[
				...(current ? [] : [nothingChosen]),
				...attributes.map(({ taxonomy, label }) => ({ value: taxonomy, label })),
			]}
			onChange={(taxonomy) => {
				const attribute = attributes.find((one) => one.taxonomy === taxonomy);
				if (attribute) {
					onChoose(attribute);
				}
			}}
		/>
	);
};
