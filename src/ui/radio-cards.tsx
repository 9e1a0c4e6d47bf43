import { createElement } from '@wordpress/element';
import { RadioInput } from './radio-input';

/** One of a few options that determine the fields shown next. */
export interface RadioCard {
	readonly value: string;
	readonly label: string;
	/** Price; empty if unknown. */
	readonly aside: string;
}

interface RadioCardsProps {
	/** Input name that groups the options; unique on the page. */
	readonly name: string;
	/** Accessible name of the group. */
	readonly label: string;
	readonly cards: readonly RadioCard[];
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
}

/** Radio group whose options are side by side. */
export const RadioCards = ({ name, label, cards, chosen, onChoose }: RadioCardsProps) => (
	<div className="storefront-cards" role="radiogroup" aria-label={label}>
		{cards.map(({ value, label: text, aside }) => (
			<label key={value} className="storefront-cards__card">
				<RadioInput name={name} value={value} checked={value === chosen} onChoose={onChoose} />
				<span className="storefront-cards__label">{text}</span>
				{aside !== '' && <span className="storefront-cards__aside">{aside}</span>}
			</label>
		))}
	</div>
);
