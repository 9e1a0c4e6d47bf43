import { createElement } from '@wordpress/element';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { EstimateField, EstimateFieldModel } from '../model/estimate';

interface EstimateFormProps {
	readonly fields: readonly EstimateFieldModel[];
	readonly onType: (field: EstimateField, value: string) => void;
	readonly onLeave: () => void;
}

/** Address fields that determine the shipping costs. No submit button is needed: changes are sent automatically. */
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
