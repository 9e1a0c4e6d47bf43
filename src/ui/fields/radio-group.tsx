/** Radio inputs: as a list of options, as cards side by side, and alone. */
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useShownFirst } from '../use-shown-first';
import { READ, useNativeInput } from './use-pre-hydration-input';

/** Something else is pressed, or what the form holds is read. */
const ENDS = ['keydown', 'click', 'submit', READ];

/** Returns the option to show as selected, and the function that takes the visitor's choice. */
const useShownChoice = <Value extends string | null>(
	chosen: Value,
	onChoose: (value: NonNullable<Value>) => void,
) => useShownFirst(chosen, onChoose, ENDS);

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

/** Option with its name, price and further information. */
export interface RadioOption {
	readonly value: string;
	readonly label: string;
	/** Shown at the end of the line, usually a price. */
	readonly aside: string;
	readonly notes: readonly string[];
}

interface RadioGroupProps {
	/** Input name that groups the options; unique on the page. */
	readonly name: string;
	readonly legend: string;
	/** Additional text of the legend; without it the legend is visually hidden. */
	readonly legendNote: string;
	readonly options: readonly RadioOption[];
	readonly chosen: string | null;
	readonly onChoose: (value: string) => void;
}

/** Radio group as a list. */
export const RadioGroup = (props: RadioGroupProps) => {
	const [chosen, choose] = useShownChoice(props.chosen, props.onChoose);
	return (
		<fieldset className="storefront-radios wc-block-components-radio-control">
			<legend
				className={
					props.legendNote === '' ? 'storefront-visually-hidden' : 'storefront-radios__legend'
				}
			>
				{props.legend}
				{props.legendNote !== '' && (
					<span className="storefront-radios__note">{props.legendNote}</span>
				)}
			</legend>
			{props.options.map((option) => (
				<label
					key={option.value}
					className="storefront-radios__option wc-block-components-radio-control__option"
				>
					<RadioInput
						name={props.name}
						value={option.value}
						checked={option.value === chosen}
						onChoose={choose}
					/>
					<span className="storefront-radios__text">
						<span className="wc-block-components-radio-control__label">{option.label}</span>
						{option.notes.map((note, index) => (
							<span key={index} className="storefront-radios__note">
								<bdi>{note}</bdi>
							</span>
						))}
					</span>
					<span className="storefront-radios__aside">{option.aside}</span>
				</label>
			))}
		</fieldset>
	);
};

/** One of a few options that determine the fields shown next. */
export interface RadioCard {
	readonly value: string;
	readonly label: string;
	/** Price; empty if unknown. */
	readonly aside: string;
}

interface DrawnCard extends Omit<RadioCard, 'label'> {
	/** In the editor it can be edited in place. */
	readonly label: ReactNode;
}

interface RadioCardsProps {
	/** Input name that groups the options; unique on the page. */
	readonly name: string;
	/** Accessible name of the group. */
	readonly label: string;
	readonly cards: readonly DrawnCard[];
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
}

/** Radio group whose options are side by side. */
export const RadioCards = ({ name, label, cards, ...props }: RadioCardsProps) => {
	const [chosen, choose] = useShownChoice(props.chosen, props.onChoose);
	return (
		<div className="storefront-cards" role="radiogroup" aria-label={label}>
			{cards.map(({ value, label: text, aside }) => (
				<label key={value} className="storefront-cards__card">
					<RadioInput name={name} value={value} checked={value === chosen} onChoose={choose} />
					<span className="storefront-cards__label">{text}</span>
					{aside !== '' && <span className="storefront-cards__aside">{aside}</span>}
				</label>
			))}
		</div>
	);
};
