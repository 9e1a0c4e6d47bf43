import { createElement, Fragment } from '@wordpress/element';
import { Toggle } from './controls';

interface ShownPartsProps<Part extends string> {
	/** Attributes that show a part of the block, and what each part is called. */
	readonly parts: readonly (readonly [attribute: Part, label: string])[];
	readonly attributes: Readonly<Record<Part, boolean>>;
	readonly onChange: (attribute: Part, isShown: boolean) => void;
}

/** One switch for each part of a screen that a block may leave out. */
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
