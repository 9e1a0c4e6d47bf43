import { createElement } from '@wordpress/element';
import { useUnheardInput } from './use-unheard-input';

interface RadioInputProps {
	/** Where plugins or themes know it by one. */
	readonly id?: string;
	/** Groups the inputs. */
	readonly name: string;
	readonly value: string;
	readonly checked: boolean;
	readonly onChoose: (value: string) => void;
}

/** The round part of a choice. Browsers must not restore it on their own: what holds is what the shop says. */
export const RadioInput = ({ id, name, value, checked, onChoose }: RadioInputProps) => {
	const choose = () => onChoose(value);
	const ref = useUnheardInput<HTMLInputElement>(String(checked), (held) => {
		// The one that was chosen before is silent about it.
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
