<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/fields/select-field.tsx in its initial state. */
final class SelectField {
	/**
	 * Returns a select with its label above it. Its options keep their places whatever is chosen, because browsers fill
	 * in by index: the empty one is always the first, a value that is not listed the last.
	 *
	 * @param string $id Id, unique on the page.
	 * @param string $label Label, plain text.
	 * @param bool $required True if a value is required.
	 * @param list<array{string, string}> $options Pairs of stored value and displayed name.
	 * @param string $unlisted Displayed name of a value that is no option; empty for the value itself.
	 * @param array<string, string|bool> $attributes Further attributes.
	 */
	public static function node( string $id, string $label, string $value, bool $required, ?string $autocomplete, array $options, string $unlisted = '', array $attributes = array() ): Node {
		$listed = array_column( $options, 0 );
		if ( ! in_array( '', $listed, true ) ) {
			array_unshift( $options, array( '', '' ) );
		}
		if ( '' !== $value && ! in_array( $value, $listed, true ) ) {
			$options[] = array( $value, '' === $unlisted ? $value : $unlisted );
		}
		$nodes = array();
		foreach ( $options as list( $option, $name ) ) {
			$nodes[] = Node::element(
				'option',
				array(
					'value'    => $option,
					'disabled' => $required && '' === $option,
					'selected' => $option === $value,
				),
				array( $name )
			);
		}
		return Node::element(
			'div',
			array( 'class' => 'storefront-field' ),
			array(
				Node::element( 'label', array( 'for' => $id ), array( $label ) ),
				Node::element(
					'select',
					array_merge(
						$attributes,
						array(
							'id'           => $id,
							'required'     => $required,
							'autocomplete' => $autocomplete,
							'aria-invalid' => 'false',
						)
					),
					$nodes
				),
			)
		);
	}
}
