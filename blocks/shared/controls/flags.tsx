/** Controls for attributes that are on or off, with the labels of data/block-settings.json. */
import { createElement, Fragment } from '@wordpress/element';
import { FLAGS } from '../block-settings';
import type { Attributes, FlagName } from '../block-settings';
import { dataText } from '../data-text';
import { Toggle } from './controls';

interface FlagsProps {
	readonly attributes: Attributes;
	readonly onChange: (changed: Partial<Readonly<Record<FlagName, boolean>>>) => void;
}

interface FlagProps extends FlagsProps {
	readonly name: FlagName;
	readonly help?: string;
	readonly checked?: boolean;
	readonly disabled?: boolean;
}

/** Control for one flag; help, state and use may depend on other attributes. */
export const Flag = ({ name, attributes, onChange, ...rest }: FlagProps) => {
	const { label, help } = FLAGS[name];
	return (
		<Toggle
			label={dataText(label)}
			help={help === undefined ? help : dataText(help)}
			checked={attributes[name] === true}
			onChange={(isOn) => onChange({ [name]: isOn })}
			{...rest}
		/>
	);
};

/** Controls for several flags. */
export const Flags = ({
	names,
	...props
}: FlagsProps & { readonly names: readonly FlagName[] }) => (
	<Fragment>
		{names.map((name) => (
			<Flag key={name} name={name} {...props} />
		))}
	</Fragment>
);
