<?php
/**
 * Text inputs.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Ui;

defined( 'ABSPATH' ) || exit;

/** The same as src/ui/text-field.tsx at rest. */
final class TextField {
	/**
	 * A one-line text input with its label above it.
	 *
	 * @param string                         $id         Unique on the page.
	 * @param string                         $label      Text.
	 * @param string                         $value      What it holds.
	 * @param bool                           $required   Whether it must be filled.
	 * @param array<string, string|int|null> $attributes What browsers and keyboards are told of it; its type among them.
	 */
	public static function node( string $id, string $label, string $value, bool $required, array $attributes ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-field wc-block-components-text-input' ),
			array(
				Node::element( 'label', array( 'for' => $id ), array( $label ) ),
				Node::element(
					'input',
					array_merge(
						$attributes,
						array(
							'id'           => $id,
							'value'        => $value,
							'required'     => $required,
							'aria-invalid' => 'false',
						)
					)
				),
			)
		);
	}
}
