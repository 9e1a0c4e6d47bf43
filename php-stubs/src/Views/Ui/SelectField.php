<?php
/**
 * Choices from a list.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/select-field.tsx at rest. */
final class SelectField {
	/**
	 * A choice from a list with its label above it; what is not in the list shows as not chosen.
	 *
	 * @param string                      $id           Unique on the page.
	 * @param string                      $label        Text.
	 * @param string                      $value        What is chosen.
	 * @param bool                        $required     Whether something must be.
	 * @param string|null                 $autocomplete What browsers fill it by.
	 * @param list<array{string, string}> $options      Stored value and shown name.
	 */
	public static function node( string $id, string $label, string $value, bool $required, ?string $autocomplete, array $options ): Node {
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
					array(
						'id'           => $id,
						'required'     => $required,
						'autocomplete' => $autocomplete,
						'aria-invalid' => 'false',
					),
					$nodes
				),
			)
		);
	}

	/**
	 * One entry of the list.
	 *
	 * @param string      $value     Stored value.
	 * @param string|null $name      Shown name; null for an empty line.
	 * @param bool        $is_chosen Whether it is the one.
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
