import { createElement } from '@wordpress/element';
import { RadioInput } from './radio-input';

/** One of a few choices that decide what is asked next. */
export interface RadioCard {
	readonly value: string;
	readonly label: string;
	/** What it costs; empty where that is not known. */
	readonly aside: string;
}

interface RadioCardsProps {
	/** Groups the inputs; unique on the page. */
	readonly name: string;
	/** What is chosen, for assistive technology. */
	readonly label: string;
	readonly cards: readonly RadioCard[];
	readonly chosen: string;
	readonly onChoose: (value: string) => void;
}

/** A few choices side by side, of which one holds. */
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
