import { createElement } from '@wordpress/element';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { EstimateField, EstimateFieldModel } from '../model/estimate';

interface EstimateFormProps {
	readonly fields: readonly EstimateFieldModel[];
	readonly onType: (field: EstimateField, value: string) => void;
	readonly onLeave: () => void;
}

/** As much of an address as the price of delivery hangs on. It needs no button: the shop hears of it by itself. */
export const EstimateForm = ({ fields, onType, onLeave }: EstimateFormProps) => (
	<div className="storefront-estimate">
		{fields.map(({ name, label, value, options, autoComplete }) => {
			const shared = {
				id: `storefront-estimate-${name}`,
				label,
				value,
				autoComplete,
				onChange: (typed: string) => onType(name, typed),
				onBlur: onLeave,
			};
			return options === null ? (
				<TextField key={name} {...shared} error={null} />
			) : (
				<SelectField key={name} {...shared} options={options} />
			);
		})}
	</div>
);
