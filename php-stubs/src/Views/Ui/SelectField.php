<?php
/**
 * Renders select fields.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/select-field.tsx in its initial state. */
final class SelectField {
	/**
	 * Returns a select with its label above it; a value that is not an option shows as not selected.
	 *
	 * @param string                      $id           Id, unique on the page.
	 * @param string                      $label        Label, plain text.
	 * @param string                      $value        Selected value.
	 * @param bool                        $required     True if a value is required.
	 * @param string|null                 $autocomplete Value of the autocomplete attribute.
	 * @param list<array{string, string}> $options      Pairs of stored value and displayed name.
	 * @param array<string, string|bool>  $attributes   Further attributes.
	 */
	public static function node( string $id, string $label, string $value, bool $required, ?string $autocomplete, array $options, array $attributes = array() ): Node {
		$nodes     = array();
		$is_listed = false;
		foreach ( $options as list( $option, $name ) ) {
			$is_listed = $is_listed || $option === $value;
			$nodes[]   = self::option( $option, $name, $option === $value );
		}
		if ( ! $is_listed ) {
			array_unshift( $nodes, self::option( $value, null, true ) );
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

	/**
	 * Returns one option of the select.
	 *
	 * @param string      $value     Stored value.
	 * @param string|null $name      Displayed name; null for the empty option.
	 * @param bool        $is_chosen True if it is selected.
	 */
	private static function option( string $value, ?string $name, bool $is_chosen ): Node {
		return Node::element(
			'option',
			array(
				'value'    => $value,
				'selected' => $is_chosen,
			),
			array( $name )
		);
	}
}
