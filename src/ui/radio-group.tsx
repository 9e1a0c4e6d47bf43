import { createElement } from '@wordpress/element';
import { RadioInput } from './radio-input';

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
export const RadioGroup = (props: RadioGroupProps) => (
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
					checked={option.value === props.chosen}
					onChoose={props.onChoose}
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
