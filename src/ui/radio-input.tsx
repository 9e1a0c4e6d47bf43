import { createElement } from '@wordpress/element';
import { useNativeInput } from './use-unheard-input';

interface RadioInputProps {
	/** Set if plugins or themes refer to it. */
	readonly id?: string;
	/** Input name that groups the options. */
	readonly name: string;
	readonly value: string;
	readonly checked: boolean;
	readonly onChoose: (value: string) => void;
}

/** Radio input. `autoComplete` prevents browsers from restoring its state, as the shop determines the selection. */
export const RadioInput = ({ id, name, value, checked, onChoose }: RadioInputProps) => {
	const choose = () => onChoose(value);
	const ref = useNativeInput<HTMLInputElement>(String(checked), (held) => {
		// Only the newly selected option reports; the deselected one is ignored.
		if (held === 'true') {
			choose();
		}
	});
	return (
		<input
			ref={ref}
			className="wc-block-components-radio-control__input"
			type="radio"
			id={id}
			name={name}
			value={value}
			checked={checked}
			autoComplete="off"
			onChange={choose}
		/>
	);
};
