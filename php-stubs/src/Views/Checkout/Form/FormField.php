<?php
/**
 * Fields of the form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout\Form;

use StorefrontIslands\Views\Ui\CheckboxField;
use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;
use StorefrontIslands\Views\Ui\SelectField;
use StorefrontIslands\Views\Ui\TextField;

defined( 'ABSPATH' ) || exit;

/** The same as src/islands/checkout/form/parts/field.tsx and folded.tsx. */
final class FormField {
	/**
	 * Fields below each other, or side by side where there is room.
	 *
	 * @param list<Field> $fields     In their order.
	 * @param string      $class_name What else they are.
	 */
	public static function group( array $fields, string $class_name = '' ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-form__fields' . $class_name ),
			array_map( array( self::class, 'node' ), $fields )
		);
	}

	/**
	 * One field; an optional one that few need is folded away.
	 *
	 * @param Field $field The field.
	 */
	private static function node( Field $field ): Node {
		$control = self::control( $field );
		return Node::element(
			'div',
			array( 'class' => 'storefront-form__field wc-block-components-address-form__' . str_replace( '/', '-', $field->name ) ),
			array( $field->foldable ? self::folded( $field, $control ) : $control )
		);
	}

	/**
	 * A field behind its label.
	 *
	 * @param Field $field   The field.
	 * @param Node  $control Its control.
	 */
	private static function folded( Field $field, Node $control ): Node {
		return Node::element(
			'details',
			array(
				'class' => 'storefront-folded',
				'open'  => '' !== $field->value,
			),
			array( Node::element( 'summary', array(), array( Icon::node( 'plus' ), $field->label ) ), $control )
		);
	}

	/**
	 * The control of a field.
	 *
	 * @param Field $field The field.
	 */
	private static function control( Field $field ): Node {
		switch ( $field->control ) {
			case 'select':
				$autocomplete = $field->attributes['autocomplete'];
				return SelectField::node( $field->id, $field->label, $field->value, $field->required, null === $autocomplete ? null : (string) $autocomplete, $field->options );
			case 'checkbox':
				return CheckboxField::node( $field->id, $field->label, '1' === $field->value );
			default:
				return TextField::node( $field->id, $field->label, $field->value, $field->required, $field->attributes );
		}
	}
}
