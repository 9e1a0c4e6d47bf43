/** Text fields of forms that take long to be drawn: what is typed is shown before the form is told. */
import { createElement, useState } from '@wordpress/element';
import { useBehindFrame } from '../use-behind-frame';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';
import { READ } from './use-pre-hydration-input';

/** The next letter comes, the field is left or filled in, or what the form holds is read. */
const ENDS = ['keydown', 'animationstart', 'change', 'focusout', 'click', 'submit', READ];

/**
 * Returns the text to show, and the function that takes what is typed.
 *
 * @param value    Text that the form holds.
 * @param onChange Tells the form; called behind the next frame.
 */
export const useTypedText = (
	value: string,
	onChange: (value: string) => void,
): readonly [string, (text: string) => void] => {
	const [typed, setTyped] = useState<string | null>(null);
	const behindFrame = useBehindFrame(ENDS);
	const type = (text: string): void => {
		setTyped(text);
		behindFrame(() => {
			setTyped(null);
			onChange(text);
		});
	};
	return [typed ?? value, type];
};

/** Text field that shows what is typed in the next frame, and tells it behind that. */
export const TypedTextField = (props: TextFieldProps) => {
	const [text, type] = useTypedText(props.value, props.onChange);
	return <TextField {...props} value={text} onType={type} />;
};
