/**
 * WordPress's controls in their newer sizes. Newer versions of WordPress log a deprecation warning for each control
 * that does not opt in, so the opt-in is in one place.
 */
import {
	RangeControl,
	SelectControl,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
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

export const Toggle = (props: ToggleProps) => <ToggleControl {...props} __nextHasNoMarginBottom />;

interface TextProps extends Described {
	readonly value: string;
	readonly type?: 'text' | 'datetime-local';
	/** Keyboard type on phones. */
	readonly inputMode?: 'numeric';
	readonly placeholder?: string;
	readonly readOnly?: boolean;
	readonly onChange: (value: string) => void;
}

/** Single-line text control. */
export const Text = (props: TextProps) => (
	<TextControl {...props} __nextHasNoMarginBottom __next40pxDefaultSize />
);

/** Text control of several lines. */
export const LongText = (props: Pick<TextProps, 'label' | 'help' | 'value' | 'onChange'>) => (
	<TextareaControl {...props} __nextHasNoMarginBottom />
);

interface NumberProps extends Described {
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly onChange: (value: number) => void;
}

/** Control for an integer between two limits. `onChange` is not called when the value is cleared. */
export const NumberRange = ({ onChange, ...props }: NumberProps) => (
	<RangeControl
		{...props}
		onChange={(value = props.value) => onChange(value)}
		__nextHasNoMarginBottom
		__next40pxDefaultSize
	/>
);

/** Option of a select. */
export interface Option<Value extends string> {
	readonly value: Value;
	readonly label: string;
}

interface ChoiceProps<Value extends string> extends Described {
	readonly value: Value;
	readonly options: readonly Option<Value>[];
	readonly onChange: (value: Value) => void;
}

/** Select control for one of several options. */
export const Choice = <Value extends string>({ value, ...props }: ChoiceProps<Value>) => (
	<SelectControl<Value> {...props} value={value} __nextHasNoMarginBottom __next40pxDefaultSize />
);
