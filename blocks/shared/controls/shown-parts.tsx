import { createElement, Fragment } from '@wordpress/element';
import { Toggle } from './controls';

interface ShownPartsProps<Part extends string> {
	/** Attributes that toggle a part of the block, with their labels. */
	readonly parts: readonly (readonly [attribute: Part, label: string])[];
	readonly attributes: Readonly<Record<Part, boolean>>;
	readonly onChange: (attribute: Part, isShown: boolean) => void;
}

/** Toggle controls for the optional parts of a screen. */
export const ShownParts = <Part extends string>(props: ShownPartsProps<Part>) => (
	<Fragment>
		{props.parts.map(([attribute, label]) => (
			<Toggle
				key={attribute}
				label={label}
				checked={props.attributes[attribute]}
				onChange={(isShown) => props.onChange(attribute, isShown)}
			/>
		))}
	</Fragment>
);
