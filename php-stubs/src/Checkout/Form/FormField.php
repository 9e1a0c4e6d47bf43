<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Form;

use StorefrontIslands\Checkout\Fields\Field;
use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\CheckboxField;
use StorefrontIslands\Ui\Icon;
use StorefrontIslands\Ui\SelectField;
use StorefrontIslands\Ui\TextField;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/islands/shared/fields/field.tsx and folded.tsx. */
final class FormField {
	/**
	 * Returns fields below each other, or side by side if there is space.
	 *
	 * @param list<Field> $fields Fields in their order.
	 * @param string      $owner  Whose address it is: 'shipping', 'billing', or none.
	 */
	public static function group( array $fields, string $owner = '' ): Node {
		return Node::element(
			'div',
			// Gateways look the address up by both.
			'' === $owner ? array( 'class' => 'storefront-form__fields' ) : array(
				'id'    => $owner,
				'class' => 'storefront-form__fields wc-block-components-address-form',
			),
			array_map( array( self::class, 'node' ), $fields )
		);
	}

	/** Returns one field; rarely used optional fields are collapsed. */
	private static function node( Field $field ): Node {
		$control = self::control( $field );
		return Node::element(
			'div',
			array( 'class' => 'storefront-form__field wc-block-components-address-form__' . str_replace( '/', '-', $field->name ) ),
			array( $field->foldable ? self::folded( $field, $control ) : $control )
		);
	}

	/** Returns a field collapsed behind its label. */
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

	private static function control( Field $field ): Node {
		switch ( $field->control ) {
			case 'select':
				$autocomplete = $field->attributes['autocomplete'];
				$autocomplete = null === $autocomplete ? null : (string) $autocomplete;
				return SelectField::node( $field->id, $field->label, $field->value, $field->required, $autocomplete, $field->options, $field->unlisted, $field->plugin_attributes );
			case 'checkbox':
				return CheckboxField::node( $field->id, $field->label, '1' === $field->value, $field->required, $field->plugin_attributes );
			default:
				return TextField::node( $field->id, $field->label, $field->value, $field->required, array_merge( $field->attributes, $field->plugin_attributes ), self::note( $field ) );
		}
	}

	/** Returns why the shop asks for a value; empty for a field that explains itself. */
	private static function note( Field $field ): string {
		return 'phone' === $field->name ? __( 'For questions about your order', 'storefront-islands' ) : '';
	}
}
