import { createElement, Fragment } from '@wordpress/element';
import { Toggle } from '../shared/controls/controls';
import type { Rule, RuleSetting } from './rule';
import { RuleFieldControl } from './rule-field';

interface RuleListProps {
	readonly rules: readonly Rule[];
	/** Name of the property that holds the kind: `on` for triggers, `is` for conditions. */
	readonly kindField: 'on' | 'is';
	readonly settings: readonly RuleSetting[];
	readonly onChange: (settings: readonly RuleSetting[]) => void;
}

/** List of rules to enable; each shows its fields while it is enabled. */
export const RuleList = ({ rules, kindField, settings, onChange }: RuleListProps) => (
	<Fragment>
		{rules.map(({ kind, label, fields, initial }) => {
			const current = settings.find((setting) => setting[kindField] === kind);
			const others = settings.filter((setting) => setting !== current);
			return (
				<Fragment key={kind}>
					<Toggle
						label={label}
						checked={current !== undefined}
						onChange={(isOn) =>
							onChange(isOn ? [...others, { [kindField]: kind, ...initial }] : others)
						}
					/>
					{current !== undefined && fields.length > 0 && (
						<div className="storefront-rule">
							{fields.map((field) => (
								<RuleFieldControl
									key={field.name}
									field={field}
									value={current[field.name]}
									onChange={(value) =>
										onChange(
											settings.map((setting) =>
												setting === current ? { ...current, [field.name]: value } : setting,
											),
										)
									}
								/>
							))}
						</div>
					)}
				</Fragment>
			);
		})}
	</Fragment>
);
