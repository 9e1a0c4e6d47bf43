/**
 * WordPress's controls in the sizes of its newer versions. Those write a warning into the console wherever a control does not ask
 * for them, so they are asked for in one place.
 */
import { RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';

interface Described {
	readonly label: string;
	readonly help?: string | undefined;
}

interface ToggleProps extends Described {
	readonly checked: boolean;
	readonly disabled?: boolean;
	readonly onChange: (checked: boolean) => void;
}

/** Yes or no. */
export const Toggle = (props: ToggleProps) => <ToggleControl {...props} __nextHasNoMarginBottom />;

interface TextProps extends Described {
	readonly value: string;
	readonly type?: 'text' | 'datetime-local';
	/** Which keys a phone offers. */
	readonly inputMode?: 'numeric';
	readonly placeholder?: string;
	readonly readOnly?: boolean;
	readonly onChange: (value: string) => void;
}

/** A line of text. */
export const Text = (props: TextProps) => (
	<TextControl {...props} __nextHasNoMarginBottom __next40pxDefaultSize />
);

interface NumberProps extends Described {
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly onChange: (value: number) => void;
}

/** A whole number between two others. One that is taken away is not told. */
export const NumberRange = ({ onChange, ...props }: NumberProps) => (
	<RangeControl
		{...props}
		onChange={(value = props.value) => onChange(value)}
		__nextHasNoMarginBottom
		__next40pxDefaultSize
	/>
);

/** One of what can be chosen. */
export interface Option<Value extends string> {
	readonly value: Value;
	readonly label: string;
}

interface ChoiceProps<Value extends string> extends Described {
	readonly value: Value;
	readonly options: readonly Option<Value>[];
	readonly onChange: (value: Value) => void;
}

/** One of a few. */
export const Choice = <Value extends string>({ value, ...props }: ChoiceProps<Value>) => (
	<SelectControl<Value> {...props} value={value} __nextHasNoMarginBottom __next40pxDefaultSize />
);
