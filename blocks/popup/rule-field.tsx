import { BaseControl, CheckboxControl, TextareaControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { readFlag, readList, readNumber, readText } from '../../src/domain/support/unknown';
import { Choice, NumberRange, Text, Toggle } from '../shared/controls/controls';
import type { RuleField } from './rule';

interface RuleFieldControlProps {
	readonly field: RuleField;
	readonly value: unknown;
	readonly onChange: (value: unknown) => void;
}

/** Returns the strings of a list; other values are dropped. */
export const readTexts = (value: unknown): string[] =>
	readList(value).map((text) => readText(text));

/** Control for one field. */
export const RuleFieldControl = ({ field, value, onChange }: RuleFieldControlProps) => {
	const { label } = field;
	switch (field.type) {
		case 'number':
			return (
				<NumberRange
					label={label}
					value={readNumber(value, field.min)}
					min={field.min}
					max={field.max}
					onChange={onChange}
				/>
			);
		case 'text':
		case 'moment':
			return (
				<Text
					label={label}
					help={field.help}
					type={field.type === 'moment' ? 'datetime-local' : 'text'}
					value={readText(value)}
					onChange={onChange}
				/>
			);
		case 'lines':
			return (
				<TextareaControl
					label={label}
					help={field.help}
					value={readTexts(value).join('\n')}
					onChange={(lines) => onChange(lines.split('\n'))}
					__nextHasNoMarginBottom
				/>
			);
		case 'flag':
			return <Toggle label={label} checked={readFlag(value)} onChange={onChange} />;
		case 'one':
			return (
				<Choice label={label} value={readText(value)} options={field.options} onChange={onChange} />
			);
		case 'some': {
			const chosen = readTexts(value);
			return (
				<fieldset className="storefront-choices">
					<BaseControl.VisualLabel as="legend">{label}</BaseControl.VisualLabel>
					{field.options.map((option) => (
						<CheckboxControl
							key={option.value}
							label={option.label}
							checked={chosen.includes(option.value)}
							__nextHasNoMarginBottom
							onChange={(isChosen) =>
								onChange([
									...chosen.filter((one) => one !== option.value),
									...(isChosen ? [option.value] : []),
								])
							}
						/>
					))}
				</fieldset>
			);
		}
	}
};
