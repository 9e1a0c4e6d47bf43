/** Text fields of forms that take long to be drawn: what is typed is shown before the form is told. */
import { createElement } from '@wordpress/element';
import { useShownFirst } from '../use-shown-first';
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
export const useTypedText = (value: string, onChange: (value: string) => void) =>
	useShownFirst(value, onChange, ENDS);

/** Text field that shows what is typed in the next frame, and tells it behind that. */
export const TypedTextField = (props: TextFieldProps) => {
	const [text, type] = useTypedText(props.value, props.onChange);
	return <TextField {...props} value={text} onType={type} />;
};
