import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Choice } from '../shared/controls/controls';
import type { SiteAttribute } from '../shared/site-data';

/**
 * Attribute that the block filters by: identified by taxonomy, or by id where the block was converted from another
 * plugin's.
 */
export type ChosenAttribute = {
	/** Taxonomy, e.g. "pa_color"; empty for none. */
	readonly taxonomy: string;
	/** Attribute id; 0 for none. */
	readonly attributeId: number;
};

/** Returns the chosen attribute of the site; undefined if none is chosen or it no longer exists. */
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

/**
 * Select control for the attribute to filter by. A chosen attribute that no longer exists stays selected, by its
 * taxonomy.
 */
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
