import { createElement } from '@wordpress/element';
import { classNames } from '../../ui/class-names';
import { useNativeInput } from '../../ui/fields/use-pre-hydration-input';

/** Price input. */
export interface PriceInputModel {
	/** Value in major units, or the text typed instead. */
	readonly value: string;
	readonly isInvalid: boolean;
}

interface PriceInputProps extends PriceInputModel {
	readonly id: string;
	/** Query argument, for submission without JavaScript. */
	readonly name: string;
	readonly label: string;
	/** Currency symbol before and after the amount. */
	readonly prefix: string;
	readonly suffix: string;
	readonly least: string;
	readonly most: string;
	/** Id of the element with the error or note. */
	readonly describedBy: string | undefined;
	readonly onChange: (value: string) => void;
	readonly onBlur: () => void;
}

/** Price input beside the slider, with the currency symbol inside its border. */
export const PriceInput = (props: PriceInputProps) => {
	const ref = useNativeInput<HTMLInputElement>(props.value, props.onChange);
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
