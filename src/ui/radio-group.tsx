import { createElement } from '@wordpress/element';
import { RadioInput } from './radio-input';

/** One choice: what it is, what it costs, and what else is to be known about it. */
export interface RadioOption {
	readonly value: string;
	readonly label: string;
	/** Stands at the end of the line; a price, usually. */
	readonly aside: string;
	readonly notes: readonly string[];
}

interface RadioGroupProps {
	/** Groups the inputs; unique on the page. */
	readonly name: string;
	readonly legend: string;
	/** What else is to be known of the group; without it the legend is only for assistive technology. */
	readonly legendNote: string;
	readonly options: readonly RadioOption[];
	readonly chosen: string | null;
	readonly onChoose: (value: string) => void;
}

/** A list of choices of which one holds. */
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
