import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';
import { useUnheardInput } from '../../../ui/use-unheard-input';

/** One number as it stands in its input. */
export interface PriceInputModel {
	/** Major units, or what was typed in their place. */
	readonly value: string;
	readonly isInvalid: boolean;
}

interface PriceInputProps extends PriceInputModel {
	readonly id: string;
	/** Of the address's argument, for a form that is sent without script. */
	readonly name: string;
	readonly label: string;
	/** What the currency writes before and after an amount. */
	readonly prefix: string;
	readonly suffix: string;
	readonly least: string;
	readonly most: string;
	/** The element that says what is wrong, or what has changed. */
	readonly describedBy: string | undefined;
	readonly onChange: (value: string) => void;
	readonly onBlur: () => void;
}

/** The number beside the slider, with the currency's sign inside its frame. */
export const PriceInput = (props: PriceInputProps) => {
	const ref = useUnheardInput<HTMLInputElement>(props.value, props.onChange);
	return (
		<div
			className={classNames(
				'storefront-price-filter__input',
				`storefront-price-filter__input--${props.name}`,
				props.isInvalid && 'has-error',
			)}
		>
			<label htmlFor={props.id}>{props.label}</label>
			<span className="storefront-price-filter__box">
				{props.prefix !== '' && <span aria-hidden="true">{props.prefix}</span>}
				<input
					ref={ref}
					type="number"
					inputMode="decimal"
					step="any"
					autoComplete="off"
					id={props.id}
					name={props.name}
					min={props.least}
					max={props.most}
					value={props.value}
					aria-invalid={props.isInvalid}
					aria-describedby={props.describedBy}
					onChange={(event) => props.onChange(event.target.value)}
					onBlur={props.onBlur}
				/>
				{props.suffix !== '' && <span aria-hidden="true">{props.suffix}</span>}
			</span>
		</div>
	);
};
