import { createElement, Fragment } from '@wordpress/element';
import { Toggle } from '../shared/controls';
import type { Rule, RuleSetting } from './rule';
import { RuleFieldControl } from './rule-field';

interface RuleListProps {
	readonly rules: readonly Rule[];
	/** The field that says of which kind a setting is. */
	readonly kindField: 'on' | 'is';
	readonly settings: readonly RuleSetting[];
	readonly onChange: (settings: readonly RuleSetting[]) => void;
}

/** Rules to turn on, each with its fields once it is. */
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
